package avm.model;

import avm.data.Point;
import avm.store.KernelRow;
import avm.store.RowBlock;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The prediction of many rows on all cores of the machine, in blocks where that is sooner. */
final class ManyRows {

  private ManyRows() {
  }

  /** See {@link Expansion#predict(Point[], int, int, double[][], int)}. */
  static void predict(Expansion e, Point[] points, int from, int to, double[][] scores, int shift) {
    Supplier<RowBlock> blocks = blocks(e, to - from);
    if (blocks == null) {
      ThreadLocal<KernelRow> workspaces = ThreadLocal.withInitial(KernelRow::new);
      IntStream.range(from, to).parallel().forEach(r -> e.predict(points[r], workspaces.get(), scores[r - shift]));
      return;
    }
    ThreadLocal<RowBlock> workspaces = ThreadLocal.withInitial(blocks);
    int rows = RowBlock.rows(e.cores());
    IntStream.range(0, (to - from + rows - 1) / rows).parallel().forEach(b -> {
      int first = from + b * rows;
      int end = Math.min(to, first + rows);
      RowBlock block = workspaces.get();
      block.clear();
      for (int r = first; r < end; r++) {
        block.put(points[r]);
      }
      e.predict(block, Arrays.copyOfRange(points, first, end), end - first,
          Arrays.copyOfRange(scores, first - shift, end - shift));
    });
  }

  /** See {@link Expansion#blocks}. */
  static Supplier<RowBlock> blocks(Expansion e, int rows) {
    if (rows < RowBlock.rows(e.cores()) || !RowBlock.pays(e.cores(), i -> counts(e, i))) {
      return null;
    }
    return RowBlock.of(e.cores(), e.kernel());
  }

  /** Whether a stored vector has a coefficient. */
  private static boolean counts(Expansion e, int i) {
    return IntStream.range(0, e.outputs()).anyMatch(o -> e.outputCoefficient(0, o, i) != 0);
  }
}

package avm.reduce;

import avm.data.Point;
import avm.io.Part;
import avm.io.Saved;
import avm.kernel.Kernel;
import avm.store.CoefficientArray;
import avm.store.CoreSet;
import avm.store.KernelRow;
import java.util.function.ObjDoubleConsumer;
import java.util.stream.IntStream;

/** The optimistic hint of POMDR: h(x), the mean of y_sk(x_s, x) over the last H rows, which are kept for it. */
final class Hint implements Saved {
  private final Kernel kernel;
  /** A ring of rows and their targets. */
  private final CoreSet rows = new CoreSet();
  private final CoefficientArray targets = new CoefficientArray(1);
  private final int most;
  private int next;

  /** H, from 0 up. */
  Hint(Kernel kernel, int most) {
    if (most < 0) {
      throw new IllegalArgumentException("the hint is of " + most + " rows; it must be of 0 or more");
    }
    this.kernel = kernel;
    this.most = most;
  }

  /** Takes a row that was learned. */
  void add(Point x, double y) {
    if (most > 0) {
      if (rows.size() < most) {
        rows.add(x, true);
        targets.resize(rows.size());
      } else {
        rows.replace(next, x);
        targets.clear(next);
      }
      targets.add(0, next, y);
      next = (next + 1) % most;
    }
  }

  /** h(x); from any thread, each with a work space of its own. */
  double at(Point x, KernelRow workspace) {
    if (rows.size() == 0) {
      return 0;
    }
    workspace.compute(rows, kernel, x);
    return workspace.with(targets)[0] / rows.size();
  }

  /** Tells each row, with its target times a factor over their number. */
  void forEach(double factor, ObjDoubleConsumer<Point> use) {
    for (int i = 0; i < rows.size(); i++) {
      use.accept(rows.point(i), factor * targets.get(0, i) / rows.size());
    }
  }

  @Override
  public Part save() {
    double[] saved = IntStream.range(0, rows.size()).mapToDouble(i -> targets.get(0, i)).toArray();
    return new Part().put("rows", rows.save()).put("targets", saved).put("next", next);
  }

  @Override
  public void load(Part part) {
    rows.load(part.part("rows"));
    double[] saved = part.numbers("targets", rows.size());
    targets.resize(saved.length);
    for (int i = 0; i < saved.length; i++) {
      targets.add(0, i, saved[i]);
    }
    next = part.whole("next", 0, Math.max(0, most - 1));
  }
}

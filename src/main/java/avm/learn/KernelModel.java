package avm.learn;

import avm.data.Point;
import avm.kernel.Kernel;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.store.RowBlock;
import avm.weights.Coefficients;
import avm.weights.LinearPart;
import avm.weights.WeightVectors;
import java.io.Serializable;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * What has been learned: the stored vectors and the weight vectors over them, w = Σ_i a_iΦ(c_i), with the linear function
 * beside them and what is recalled of their cells. {@link ExpansionLearner} changes it; here it predicts.
 */
public abstract sealed class KernelModel implements Serializable permits ExpansionLearner {
  private static final long serialVersionUID = 1L;

  final Kernel kernel;
  final WeightVectors weights;
  final Coefficients coefficients;
  final Recall recall;
  CoreSet cores;

  /** Makes a model of w_1 = 0; recall may be null. */
  KernelModel(Kernel kernel, WeightVectors weights, Recall recall) {
    this.kernel = kernel;
    this.weights = weights;
    this.recall = recall;
    coefficients = weights.coefficients();
    cores = new CoreSet(kernel);
    if (cores.isSingle()) {
      weights.copySingly();
    }
  }

  /** Replaces the stored vectors by those that they are merged into. */
  final void merge(CoreSet merged, int[] target) {
    weights.merge(target);
    if (recall != null) {
      recall.merge(target);
    }
    cores = merged;
  }

  /** The scores of a row by the weight vector that predicts, and by what is recalled where that is trusted. */
  final void outputScores(KernelRow of, Point point, double[] out) {
    weights.outputScores(of, point, out);
    if (recall != null && recall.isTrusted()) {
      Recall.mix(recalled(of), out);
    }
  }

  /** The class recalled for a row, or −1. */
  final int recalled(KernelRow of) {
    return recall.of(of.nearestCell(cores, Double.POSITIVE_INFINITY, 0));
  }

  /**
   * The scores of a row by the weight vector that predicts.
   *
   * @param point the row
   * @param workspace a work space of the calling thread's
   * @param out takes a score for each output
   */
  public final void predict(Point point, KernelRow workspace, double[] out) {
    workspace.compute(cores, kernel, point);
    outputScores(workspace, point, out);
  }

  /** The scores of some of many rows, on all cores. */
  public final void predict(Point[] points, int from, int to, double[][] scores, int shift) {
    Supplier<RowBlock> blocks = blocks(to - from);
    if (blocks == null) {
      ThreadLocal<KernelRow> workspaces = ThreadLocal.withInitial(KernelRow::new);
      IntStream.range(from, to).parallel().forEach(r -> predict(points[r], workspaces.get(), scores[r - shift]));
      return;
    }
    ThreadLocal<RowBlock> workspaces = ThreadLocal.withInitial(blocks);
    int rows = RowBlock.rows(cores);
    IntStream.range(0, (to - from + rows - 1) / rows).parallel().forEach(b -> {
      int first = from + b * rows;
      int end = Math.min(to, first + rows);
      RowBlock block = workspaces.get();
      block.clear();
      for (int r = first; r < end; r++) {
        block.put(points[r]);
      }
      predict(block, Arrays.copyOfRange(points, first, end), end - first,
          Arrays.copyOfRange(scores, first - shift, end - shift));
    });
  }

  /**
   * What many rows are predicted with at once.
   *
   * @param rows how many rows there are
   * @return makes a block of rows, one for each thread, or null where rows are predicted as soon one by one
   */
  public final Supplier<RowBlock> blocks(int rows) {
    if (rows < RowBlock.rows(cores) || recall != null || !RowBlock.pays(cores, this::counts)) {
      return null;
    }
    return RowBlock.of(cores, kernel);
  }

  /** Whether a stored vector has a coefficient. */
  private boolean counts(int i) {
    int o = 0;
    while (o < outputs() && outputCoefficient(o, i) == 0) {
      o++;
    }
    return o < outputs();
  }

  /**
   * The scores of some rows by the weight vector that predicts: the same as one by one, and sooner.
   *
   * @param block the rows
   * @param points the rows once more; what they are says nothing where there is no {@link #linear} part
   * @param n how many
   * @param out takes the scores of each row
   */
  public final void predict(RowBlock block, Point[] points, int n, double[][] out) {
    block.compute();
    weights.outputScores(block, points, n, out);
  }

  /**
   * A coefficient of the weight vector that predicts.
   *
   * @param o which output
   * @param i which stored vector
   * @return the coefficient
   */
  public final double outputCoefficient(int o, int i) {
    return weights.output().coefficient(coefficients, o, i);
  }

  /**
   * A coefficient of the last weight vector.
   *
   * @param o which output
   * @param i which stored vector
   * @return the coefficient of w_{t+1}
   */
  public final double coefficient(int o, int i) {
    return coefficients.coefficient(o, i);
  }

  /**
   * The linear function beside the kernel expansion.
   *
   * @return it, or null where there is none; not a copy
   */
  public final LinearPart linear() {
    return weights.linear();
  }

  /**
   * What is recalled.
   *
   * @return it, or null where nothing is; not a copy
   */
  public final Recall recall() {
    return recall;
  }

  /**
   * The stored vectors.
   *
   * @return the core set; not a copy
   */
  public final CoreSet cores() {
    return cores;
  }

  /**
   * The kernel.
   *
   * @return K
   */
  public final Kernel kernel() {
    return kernel;
  }

  /**
   * The number of weight vectors.
   *
   * @return 1, or the number of classes
   */
  public final int outputs() {
    return coefficients.outputs();
  }

  /**
   * The number of steps taken.
   *
   * @return t
   */
  public final long steps() {
    return coefficients.steps();
  }
}

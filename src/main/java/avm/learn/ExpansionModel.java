package avm.learn;

import avm.data.Point;
import avm.kernel.Kernel;
import avm.model.Expansion;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.store.RowBlock;
import avm.weights.Coefficients;
import avm.weights.LinearPart;
import avm.weights.WeightVectors;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The side of an {@link ExpansionLearner} that predicts and changes nothing: an {@link Expansion}, and what is recalled of
 * its cells.
 */
public abstract sealed class ExpansionModel implements OnlineLearner permits ExpansionLearner {
  final Expansion expansion;
  final WeightVectors weights;
  final Coefficients coefficients;
  final Recall recall;

  /** Makes a model of f = 0; recall may be null. */
  ExpansionModel(Expansion expansion, Recall recall) {
    this.expansion = expansion;
    this.recall = recall;
    weights = expansion.weights();
    coefficients = weights.coefficients();
    if (recall != null) {
      expansion.follow(recall);
    }
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
    return recall.of(of.nearestCell(expansion.cores(), Double.POSITIVE_INFINITY, 0));
  }

  /**
   * The scores of a row by the weight vector that predicts.
   *
   * @param point the row
   * @param workspace a work space of the calling thread's
   * @param out takes a score for each output
   */
  public final void predict(Point point, KernelRow workspace, double[] out) {
    expansion.compute(point, workspace);
    outputScores(workspace, point, out);
  }

  @Override
  public final Predictor predictor() {
    KernelRow workspace = new KernelRow();
    return (x, out) -> predict(x, workspace, out);
  }

  @Override
  public final void predict(Point[] points, int from, int to, double[][] scores, int shift) {
    if (recall == null) {
      expansion.predict(points, from, to, scores, shift);
    } else {
      ThreadLocal<KernelRow> workspaces = ThreadLocal.withInitial(KernelRow::new);
      IntStream.range(from, to).parallel().forEach(r -> predict(points[r], workspaces.get(), scores[r - shift]));
    }
  }

  /**
   * What many rows are predicted with at once.
   *
   * @param rows how many rows there are
   * @return makes a block of rows, one for each thread, or null where rows are predicted as soon one by one
   */
  public final Supplier<RowBlock> blocks(int rows) {
    return recall == null ? expansion.blocks(rows) : null;
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
    expansion.predict(block, points, n, out);
  }

  /**
   * A coefficient of the weight vector that predicts.
   *
   * @param o which output
   * @param i which stored vector
   * @return the coefficient
   */
  public final double outputCoefficient(int o, int i) {
    return expansion.outputCoefficient(0, o, i);
  }

  /**
   * A coefficient of the last weight vector.
   *
   * @param o which output
   * @param i which stored vector
   * @return the coefficient of w_{t+1}
   */
  public final double coefficient(int o, int i) {
    return expansion.coefficient(0, o, i);
  }

  /** {@return what has been learned; not a copy} */
  public final Expansion expansion() {
    return expansion;
  }

  /** {@return the linear function beside the kernel expansion, or null where there is none; not a copy} */
  public final LinearPart linear() {
    return weights.linear();
  }

  /** {@return what is recalled of the cells, or null where nothing is; not a copy} */
  public final Recall recall() {
    return recall;
  }

  /** {@return the stored vectors; not a copy} */
  public final CoreSet cores() {
    return expansion.cores();
  }

  /** {@return the kernel K} */
  public final Kernel kernel() {
    return expansion.kernel();
  }

  @Override
  public final int size() {
    return expansion.size();
  }

  @Override
  public final int outputs() {
    return coefficients.outputs();
  }

  @Override
  public final long steps() {
    return coefficients.steps();
  }
}

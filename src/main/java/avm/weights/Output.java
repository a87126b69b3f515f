package avm.weights;

import avm.io.Saved;
import avm.store.CoefficientArray;
import avm.store.InnerProducts;
import avm.store.RowBlock;
import java.util.ArrayList;
import java.util.List;

/**
 * Which weight vector predicts: the "Output" line of the algorithms. It follows the changes of {@link Coefficients} and
 * keeps what it needs of their past, O(1) a change.
 */
public abstract class Output implements Saved {
  /** What is kept of each stored vector. */
  final List<CoefficientArray> kept = new ArrayList<>();

  Output() {
  }

  /** V's stored value of a vector has grown by dv in step t; sum is Σ of the factors of w_1 … w_t. */
  void added(int output, int i, double dv, double sum) {
  }

  /** V's stored values of some vectors have grown in step t. */
  void added(int output, int[] index, double[] dv, int count, double sum) {
  }

  /** A step has ended. */
  void stepped(Coefficients coefficients) {
  }

  /** V's stored values are about to change their scale, and the sum of factors to start again from 0. */
  void folding(Coefficients coefficients) {
  }

  /** V has been replaced by that of another weight vector: from now on it stands for all of w_1 … w_t. */
  void assigned(Coefficients coefficients) {
  }

  /** So many steps count as taken, so many one after the other, and all that is kept of them will be {@link #assigned}. */
  void restarted(long steps, long age) {
  }

  /** The scores of the weight vector that predicts. */
  abstract void scores(Coefficients coefficients, InnerProducts row, double[] out);

  /** The scores of a block's first n rows. */
  void scores(Coefficients coefficients, RowBlock block, int n, double[][] out) {
    for (int r = 0; r < n; r++) {
      scores(coefficients, block.row(r), out[r]);
    }
  }

  /** A coefficient of the weight vector that predicts. */
  abstract double coefficient(Coefficients coefficients, int output, int i);

  /**
   * {@return the share of the steps so far that the average goes over: 0 for the last weight vector alone, 1 for all}
   *
   * @param coefficients the coefficients followed
   */
  public double share(Coefficients coefficients) {
    return 0;
  }
}

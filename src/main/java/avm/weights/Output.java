package avm.weights;

import avm.store.InnerProducts;
import avm.store.RowBlock;
import avm.io.Part;
import avm.io.Saved;

/**
 * Which weight vector predicts: the "Output" line of the algorithms. It follows the changes of {@link Coefficients} and
 * keeps what it needs of their past, O(1) a change.
 */
public abstract class Output implements Saved {
  /** Makes an output. */
  protected Output() {
  }

  /** V's stored value of a vector has grown by dv in step t; sum is Σ of the factors of w_1 … w_t. */
  abstract void added(int output, int i, double dv, double sum);

  /** A step has ended. */
  abstract void stepped(Coefficients coefficients);

  /** V's stored values are about to change their scale, and the sum of factors to start again from 0. */
  abstract void folding(Coefficients coefficients);

  /** V has been replaced by that of another weight vector: from now on it stands for all of w_1 … w_t. */
  abstract void assigned(Coefficients coefficients);

  /**
   * The scores of the weight vector that predicts.
   *
   * @param coefficients the coefficients followed
   * @param row a row's kernel values
   * @param out takes a score for each output
   */
  public abstract void scores(Coefficients coefficients, InnerProducts row, double[] out);

  /** The scores of a block's first n rows. */
  void scores(Coefficients coefficients, RowBlock block, int n, double[][] out) {
    for (int r = 0; r < n; r++) {
      scores(coefficients, block.row(r), out[r]);
    }
  }

  /**
   * A coefficient of the weight vector that predicts.
   *
   * @param coefficients the coefficients followed
   * @param output which weight vector
   * @param i which stored vector
   * @return the coefficient
   */
  public abstract double coefficient(Coefficients coefficients, int output, int i);

  /**
   * The share of the steps so far that the average goes over.
   *
   * @param coefficients the coefficients followed
   * @return 0 for the last weight vector alone, 1 for all
   */
  public abstract double share(Coefficients coefficients);

  /** {@return who compares this output with the last weight vector, if anyone, or null} */
  public Judge judge() {
    return null;
  }

  /**
   * Makes room for a core set.
   *
   * @param n how many vectors it stores
   */
  public abstract void resize(int n);

  /**
   * Adds up what is kept of vectors that are merged.
   *
   * @param target the new index of each stored vector
   */
  public abstract void merge(int[] target);

  /**
   * Forgets what is kept of a stored vector that is replaced.
   *
   * @param i which
   */
  public abstract void clear(int i);

  /** {@return how many arrays of one number a stored vector and output are kept} */
  public abstract int arrays();
}

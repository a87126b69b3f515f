package avm.coverage;

import avm.io.Saved;
import avm.store.CoreSet;
import avm.store.KernelRow;

/** How a row inside a cell is represented by core points: Φ(x) ≈ Σ b_i Φ(c_i). */
public interface Representation extends Saved {
  /**
   * Represents a row.
   *
   * @param cores the core set
   * @param row the row against it
   * @param cell the row's cell
   * @param gradient the size of the gradient that will be spread over the core points
   * @return how many core points represent it
   */
  int represent(CoreSet cores, KernelRow row, int cell, double gradient);

  /**
   * A row has been stored as a vector of its own.
   *
   * @param row the row against the vectors stored before it
   */
  default void stored(KernelRow row) {
  }

  /** The core set has been replaced by another. */
  default void replaced() {
  }

  /**
   * {@return the mean and the largest residual ‖Φ(x) − Σ b_i Φ(c_i)‖ of the rows represented so far: two numbers, NaN
   * where they are not followed}
   */
  default double[] residuals() {
    return new double[] {Double.NaN, Double.NaN};
  }

  /** {@return the indices of the core points of the last representation; not a copy} */
  int[] index();

  /** {@return the shares b_i of the core points of the last representation; not a copy} */
  double[] shares();
}

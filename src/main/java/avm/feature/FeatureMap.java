package avm.feature;

import avm.data.Point;
import avm.io.Saved;
import avm.store.KernelRow;

/**
 * Features z(x) of a row in place of its kernel values: an expansion with such a map is a linear function ⟨w, z(x)⟩
 * whose coefficients are w, and stores no vectors.
 */
public interface FeatureMap extends Saved {
  /** {@return roughly how many bytes it takes} */
  long bytes();

  /** {@return how many features a row has} */
  int size();

  /**
   * Computes the features of a row; from any thread.
   *
   * @param x the row
   * @param row takes them in place of kernel values: {@link KernelRow#features}
   */
  void compute(Point x, KernelRow row);
}

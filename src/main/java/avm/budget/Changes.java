package avm.budget;

import avm.data.Vectors;
import avm.weights.Coefficients;
import java.util.Arrays;

/** Changes of all coefficients of an output at once, within a step. A work space. */
public final class Changes {
  private double[] by = new double[0];
  private int[] index = new int[0];

  /**
   * {@return room for what each coefficient grows by; what is there is left from before}
   *
   * @param n how many vectors are stored
   */
  public double[] of(int n) {
    if (index.length < n) {
      by = Vectors.room(by, n);
      index = new int[by.length];
      Arrays.setAll(index, i -> i);
    }
    return by;
  }

  /**
   * Adds what was written into {@link #of} to the coefficients; that is spoiled.
   *
   * @param coefficients the coefficients
   * @param o which output's
   * @param n how many
   */
  public void addTo(Coefficients coefficients, int o, int n) {
    double unit = coefficients.unit();
    for (int i = 0; i < n; i++) {
      by[i] /= unit;
    }
    coefficients.add(o, index, by, n);
  }

  /**
   * Multiplies coefficients, each by its own factor, in all outputs.
   *
   * @param coefficients the coefficients
   * @param factor the factors
   * @param n how many
   */
  public void multiply(Coefficients coefficients, double[] factor, int n) {
    of(n);
    for (int o = 0; o < coefficients.outputs(); o++) {
      for (int i = 0; i < n; i++) {
        by[i] = (factor[i] - 1) * coefficients.coefficient(o, i);
      }
      addTo(coefficients, o, n);
    }
  }
}

package avm.store;

import avm.weights.Coefficients;
import java.io.Serializable;
import java.util.Arrays;

/** Coefficients rounded to single precision, one array an output, for inner products with a {@link FloatRow}. */
public final class SingleCopy implements Serializable {
  private static final long serialVersionUID = 1L;

  private final float[][] values;
  private boolean stale = true;

  public SingleCopy(int outputs) {
    values = new float[outputs][0];
  }

  /** The coefficients of one stored vector have changed. */
  public void set(int i, double[][] coefficients) {
    for (int o = 0; o < values.length && !stale; o++) {
      values[o][i] = (float) coefficients[o][i];
    }
  }

  /** Many have changed: it must {@link #follow} before it is used. */
  public void spoil() {
    stale = true;
  }

  /** Copies all coefficients, where many have changed. */
  public void follow(double[][] coefficients) {
    if (stale) {
      for (int o = 0; o < values.length; o++) {
        int n = coefficients[o].length;
        if (values[o].length < n) {
          values[o] = new float[FloatDot.room(n)];
        }
        for (int i = 0; i < n; i++) {
          values[o][i] = (float) coefficients[o][i];
        }
        Arrays.fill(values[o], n, values[o].length, 0);
      }
      stale = false;
    }
  }

  /** The coefficients of an output, 0 after the last, with {@link FloatDot#room}. */
  public float[] of(int output) {
    return values[output];
  }
}

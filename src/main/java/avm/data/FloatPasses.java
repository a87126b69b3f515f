package avm.data;

import static avm.data.Fused.multiplyAdd;

/**
 * The loops behind squared distances in single precision, ‖x‖² + ‖c_i‖² − 2⟨x, c_i⟩, one addition at a time in ascending
 * order of feature, so the result does not depend on the passes. The norms come multiplied by any one factor, x by −2 and
 * that factor.
 */
public final class FloatPasses {

  private FloatPasses() {
  }

  /**
   * Squared distances of a point to some vectors, by rounding a little below 0, perhaps.
   *
   * @param x the point's values, multiplied
   * @param c an array for each of them: that value of all vectors
   * @param count how many values
   * @param norm ‖x‖², multiplied
   * @param norms ‖c_i‖², multiplied
   * @param out takes the squared distances, multiplied
   * @param from the first vector
   * @param to the one after the last
   */
  public static void squaredDistances(float[] x, float[][] c, int count, float norm, float[] norms, float[] out, int from,
      int to) {
    int k = count & 3;
    switch (k) {
      case 0 -> start0(out, norm, norms, from, to);
      case 1 -> start1(out, norm, norms, x[0], c[0], from, to);
      case 2 -> start2(out, norm, norms, x[0], c[0], x[1], c[1], from, to);
      default -> start3(out, norm, norms, x[0], c[0], x[1], c[1], x[2], c[2], from, to);
    }
    for (; k < count; k += 4) {
      add4(out, x[k], c[k], x[k + 1], c[k + 1], x[k + 2], c[k + 2], x[k + 3], c[k + 3], from, to);
    }
  }

  private static void start0(float[] out, float norm, float[] norms, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = norm + norms[i];
    }
  }

  private static void start1(float[] out, float norm, float[] norms, float x0, float[] c0, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = multiplyAdd(x0, c0[i], norm + norms[i]);
    }
  }

  private static void start2(float[] out, float norm, float[] norms, float x0, float[] c0, float x1, float[] c1,
      int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = multiplyAdd(x1, c1[i], multiplyAdd(x0, c0[i], norm + norms[i]));
    }
  }

  private static void start3(float[] out, float norm, float[] norms, float x0, float[] c0, float x1, float[] c1,
      float x2, float[] c2, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = multiplyAdd(x2, c2[i], multiplyAdd(x1, c1[i], multiplyAdd(x0, c0[i], norm + norms[i])));
    }
  }

  private static void add4(float[] out, float x0, float[] c0, float x1, float[] c1, float x2, float[] c2, float x3,
      float[] c3, int from, int to) {
    for (int i = from; i < to; i++) {
      float sum = multiplyAdd(x1, c1[i], multiplyAdd(x0, c0[i], out[i]));
      out[i] = multiplyAdd(x3, c3[i], multiplyAdd(x2, c2[i], sum));
    }
  }
}

package avm.solve;

import static avm.data.Fused.multiplyAdd;

/** Inner products of a sparse row with columns that are arrays of their own: its numbers times those at their places. */
final class GatheredSums {
  /** How many columns are taken at a time: enough to keep the processor busy. */
  static final int MOST = 4;

  private GatheredSums() {
  }

  /**
   * Adds the products of a row with up to {@link #MOST} columns.
   *
   * @param place the places of the row's numbers
   * @param number the numbers
   * @param from where the row begins in these arrays
   * @param to where it ends
   * @param in the columns
   * @param first the first column to take
   * @param out added to, one for each column
   * @param at where in it
   */
  static void add(int[] place, float[] number, int from, int to, float[][] in, int first, float[][] out, int at) {
    if (first + MOST <= in.length) {
      four(place, number, from, to, in, first, out, at);
    } else {
      for (int c = first; c < in.length; c++) {
        out[c][at] += one(place, number, from, to, in[c]);
      }
    }
  }

  private static void four(int[] place, float[] number, int from, int to, float[][] in, int first, float[][] out,
      int at) {
    float[] in0 = in[first];
    float[] in1 = in[first + 1];
    float[] in2 = in[first + 2];
    float[] in3 = in[first + 3];
    float s0 = 0;
    float s1 = 0;
    float s2 = 0;
    float s3 = 0;
    for (int k = from; k < to; k++) {
      int i = place[k];
      float f = number[k];
      s0 = multiplyAdd(f, in0[i], s0);
      s1 = multiplyAdd(f, in1[i], s1);
      s2 = multiplyAdd(f, in2[i], s2);
      s3 = multiplyAdd(f, in3[i], s3);
    }
    out[first][at] += s0;
    out[first + 1][at] += s1;
    out[first + 2][at] += s2;
    out[first + 3][at] += s3;
  }

  /** Over four partial sums. */
  private static float one(int[] place, float[] number, int from, int to, float[] in) {
    float s0 = 0;
    float s1 = 0;
    float s2 = 0;
    float s3 = 0;
    int k = from;
    for (; k < to - 3; k += 4) {
      s0 = multiplyAdd(number[k], in[place[k]], s0);
      s1 = multiplyAdd(number[k + 1], in[place[k + 1]], s1);
      s2 = multiplyAdd(number[k + 2], in[place[k + 2]], s2);
      s3 = multiplyAdd(number[k + 3], in[place[k + 3]], s3);
    }
    for (; k < to; k++) {
      s0 = multiplyAdd(number[k], in[place[k]], s0);
    }
    return (s0 + s1) + (s2 + s3);
  }
}

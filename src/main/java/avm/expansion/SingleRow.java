package avm.expansion;

import avm.kernel.SingleGaussian;
import java.util.Arrays;

/** A point against the stored vectors of {@link Singles}. */
final class SingleRow {
  private float[] squaredDistance = new float[0];
  private float[] kernel = new float[0];
  private float[] sums = new float[0];
  /** The features that both the point and stored vectors have: the point's values times −2, and the columns. */
  private float[] x = new float[16];
  private float[][] column = new float[16][];
  private int features;

  /** Begins a point of at most so many features, against so many stored vectors. */
  void begin(int mostFeatures, int n) {
    features = 0;
    if (mostFeatures > x.length) {
      x = new float[2 * mostFeatures];
      column = new float[x.length][];
    }
    reserve(n);
  }

  /** Makes room for so many stored vectors. */
  void reserve(int n) {
    if (n > squaredDistance.length) {
      squaredDistance = Arrays.copyOf(squaredDistance, Singles.capacity(n));
      kernel = Arrays.copyOf(kernel, SingleDot.room(squaredDistance.length));
      sums = new float[kernel.length];
    }
  }

  /** Takes a feature: −2 times its value, and those of the stored vectors. */
  void feature(float minusTwice, float[] values) {
    x[features] = minusTwice;
    column[features++] = values;
  }

  /** Computes squared distances and kernel values, from one to before another. */
  void compute(float norm, float[] norms, SingleGaussian function, double bound, int from, int to) {
    SinglePasses.squaredDistances(x, column, features, norm, norms, squaredDistance, from, to);
    function.values(squaredDistance, bound, kernel, from, to);
  }

  /** One squared distance. */
  double squaredDistance(int i) {
    return Math.abs(squaredDistance[i]);
  }

  /** Writes the squared distances. */
  void distances(double[] out, int n) {
    for (int i = 0; i < n; i++) {
      out[i] = squaredDistance(i);
    }
  }

  /** One kernel value. */
  double kernel(int i) {
    return kernel[i];
  }

  /** Writes the kernel values. */
  void kernels(double[] out, int n) {
    for (int i = 0; i < n; i++) {
      out[i] = kernel[i];
    }
  }

  /** The first nearest cell's core point no further than this; see {@link KernelRow#nearestCell}. */
  int nearestCell(CoreSet cores, double within, double margin, int n) {
    NearestCell nearest = new NearestCell(within, margin);
    for (int i = next(0, n, within); i < n; i = next(i + 1, n, nearest.limit())) {
      if (cores.isCell(i)) {
        nearest.offer(i, squaredDistance(i));
      }
    }
    return nearest.index();
  }

  /** Whether a cell's core point is nearer than this. */
  boolean hasCell(CoreSet cores, double below, int n) {
    int i = next(0, n, below);
    while (i < n && !(cores.isCell(i) && squaredDistance(i) < below)) {
      i = next(i + 1, n, below);
    }
    return i < n;
  }

  /** The next squared distance that is about the limit at most, or the end. Compared as bits: below 0 is less, too. */
  private int next(int start, int end, double limit) {
    int most = Float.floatToRawIntBits(Math.nextUp((float) limit));
    float[] all = squaredDistance;
    for (int i = start; i < end; i++) {
      if (Float.floatToRawIntBits(all[i]) <= most) {
        return i;
      }
    }
    return end;
  }

  /** The inner product of an array, 0 from n on and with {@link SingleDot#room}, with the kernel values. */
  double dot(float[] a, int n) {
    return SingleDot.of(a, kernel, n, sums);
  }
}

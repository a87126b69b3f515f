package avm.store;

import avm.data.FloatDot;
import avm.data.FloatPasses;
import avm.data.Point;
import avm.data.Vectors;
import avm.kernel.SingleGaussian;
import java.util.Arrays;

/** A point against the stored vectors of {@link Floats}. */
final class FloatRow extends Row {
  /** Of how many times four squared distances the least are found together. */
  private static final int LANES = 64;

  /** Squared distances, times the scale. */
  private float[] scaled = new float[0];
  private double scale;
  private float[] kernel = new float[0];
  private float[] sums = new float[0];
  /** The features that both the point and stored vectors have: the point's values times −2 and the scale, the columns. */
  private float[] x = new float[16];
  private float[][] column = new float[16][];
  private int features;
  private double[] distance = new double[0];
  private double[] value = new double[0];
  /** How many squared distances and kernel values are there in double precision. */
  private int distances;
  private int values;

  /**
   * Begins a point of at most so many features, against so many stored vectors, of which the first are known; squared
   * distances come scaled.
   */
  void begin(int mostFeatures, int n, double by, int first) {
    distances = Math.min(distances, first);
    values = Math.min(values, first);
    features = 0;
    scale = by;
    if (mostFeatures > x.length) {
      x = new float[2 * mostFeatures];
      column = new float[x.length][];
    }
    reserve(n);
  }

  @Override
  void reserve(int n) {
    if (n > scaled.length) {
      scaled = Arrays.copyOf(scaled, Floats.capacity(n));
      kernel = Arrays.copyOf(kernel, FloatDot.room(scaled.length));
      sums = new float[kernel.length];
    }
  }

  /** Takes a feature: its value times −2 and the scale, and those of the stored vectors. */
  void feature(float factor, float[] values) {
    x[features] = factor;
    column[features++] = values;
  }

  /** Computes squared distances and kernel values, from one to before another. */
  void compute(float norm, float[] norms, SingleGaussian function, double bound, int from, int to) {
    FloatPasses.squaredDistances(x, column, features, norm, norms, scaled, from, to);
    function.values(scaled, bound, kernel, from, to);
  }

  @Override
  double distanceError(CoreSet cores, Point point) {
    return cores.singleError(point);
  }

  @Override
  double squaredDistance(int i) {
    return Math.abs(scaled[i]) / scale;
  }

  @Override
  double kernel(int i) {
    return kernel[i];
  }

  @Override
  void gather(int[] index, int count, double[] out) {
    for (int a = 0; a < count; a++) {
      out[a] = kernel[index[a]];
    }
  }

  @Override
  double[] squaredDistances(int n) {
    distance = Vectors.room(distance, n);
    for (; distances < n; distances++) {
      distance[distances] = squaredDistance(distances);
    }
    return distance;
  }

  @Override
  double[] kernels(int n) {
    value = Vectors.room(value, n);
    for (; values < n; values++) {
      value[values] = kernel[values];
    }
    return value;
  }

  /**
   * The first nearest cell's core point no further than this; see {@link KernelRow#nearestCell}. With a margin equals are
   * in doubt, whatever their order: then one squared distance in four is looked at, the least of them, which HotSpot finds
   * in vectors.
   */
  @Override
  int nearestCell(CoreSet cores, double within, double margin, int n) {
    NearestCell nearest = new NearestCell(within, margin);
    int from = 0;
    for (; margin > 0 && from + 4 * LANES <= n; from += 4 * LANES) {
      int to = from + LANES;
      findLeast(scaled, sums, from, to);
      for (int k = next(sums, from, to, nearest.limit); k < to; k = next(sums, k + 1, to, nearest.limit)) {
        for (int i = k; i < k + 4 * LANES; i += LANES) {
          if (scaled[i] <= most(nearest.limit)) {
            offer(nearest, cores, i);
          }
        }
      }
    }
    for (int i = next(scaled, from, n, nearest.limit); i < n; i = next(scaled, i + 1, n, nearest.limit)) {
      offer(nearest, cores, i);
    }
    return nearest.index;
  }

  private static void findLeast(float[] a, float[] least, int from, int to) {
    for (int i = from; i < to; i++) {
      float two = Math.min(a[i], a[i + LANES]);
      least[i] = Math.min(two, Math.min(a[i + 2 * LANES], a[i + 3 * LANES]));
    }
  }

  private void offer(NearestCell nearest, CoreSet cores, int i) {
    if (cores.isCell(i)) {
      nearest.offer(i, squaredDistance(i));
    }
  }

  /** About a limit of squared distances, scaled; above it, if anything. */
  private float most(double limit) {
    return Math.nextUp((float) (limit * scale));
  }

  @Override
  boolean hasCell(CoreSet cores, double below, int n) {
    int i = next(scaled, 0, n, below);
    while (i < n && !(cores.isCell(i) && squaredDistance(i) < below)) {
      i = next(scaled, i + 1, n, below);
    }
    return i < n;
  }

  /** The next of squared distances that is about the limit at most, or the end. As bits: below 0 is less, too. */
  private int next(float[] all, int start, int end, double limit) {
    int most = Float.floatToRawIntBits(most(limit));
    for (int i = start; i < end; i++) {
      if (Float.floatToRawIntBits(all[i]) <= most) {
        return i;
      }
    }
    return end;
  }

  /** An inner product with numbers that are too large for single precision. */
  private double inDouble(double[] numbers, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += numbers[i] * kernel[i];
    }
    return sum;
  }

  @Override
  void multiply(CoefficientArray numbers, int n, double[] products) {
    for (int o = 0; o < products.length; o++) {
      double product = FloatDot.of(numbers.singles(o), kernel, n, sums);
      products[o] = Math.abs(product) <= Float.MAX_VALUE ? product : inDouble(numbers.values(o), n);
    }
  }
}

package avm.store;

import avm.data.Point;
import avm.data.Vectors;
import avm.kernel.Kernel;
import java.util.Arrays;

/** A point against vectors that are stored by column, in double precision. */
final class ColumnRow extends Row {
  private double[] squaredDistance = new double[0];
  /** Squared Manhattan distances, if the kernel is a function of these. */
  private double[] manhattan = new double[0];
  /** Work space: the point's values by column. */
  private double[] spread = new double[0];
  private double[] kernel = new double[0];
  /** At which {@link Kernel#level} the kernel values were computed. */
  private int level;

  @Override
  void reserve(int n) {
    squaredDistance = Vectors.room(squaredDistance, n);
    kernel = Vectors.room(kernel, n);
  }

  /** The point's values by column; not a copy. */
  double[] spread(Point x, int features) {
    spread = Vectors.room(spread, features);
    Passes.spread(x, spread, features);
    return spread;
  }

  /** Computes the squared distances to some stored vectors; there is room for all. */
  void compare(Columns columns, CoreSet cores, Point x, int from, int to) {
    Passes.squaredDistances(columns, x, cores.squaredNorms(), squaredDistance, from, to);
  }

  /** Computes squared distances to the first stored vectors and, unless the kernel is null, kernel values. */
  void compute(Columns columns, CoreSet cores, Kernel function, Point x, int n) {
    reserve(cores.size());
    compare(columns, cores, x, 0, n);
    finish(columns, cores, function, x, n);
  }

  /** Computes kernel values with the first stored vectors, and squared distances if they are what these are functions of. */
  void values(Columns columns, CoreSet cores, Kernel function, Point x, int n) {
    reserve(cores.size());
    if (!function.isManhattan()) {
      compare(columns, cores, x, 0, n);
    }
    finish(columns, cores, function, x, n);
  }

  /** Computes the kernel values of squared distances that are there, unless the kernel is null. */
  void finish(Columns columns, CoreSet cores, Kernel function, Point x, int n) {
    if (function == null) {
      return;
    }
    if (function.isManhattan()) {
      manhattan = Vectors.room(manhattan, cores.size());
      spread = Vectors.room(spread, columns.features());
      Passes.manhattanDistances(columns, x, cores.size(), spread, manhattan, n);
      function.values(manhattan, kernel, n);
      return;
    }
    double bound = cores.distanceBound(x);
    level = function.level(bound);
    function.values(squaredDistance, bound, kernel, n);
  }

  /** Computes the values of the vectors stored since; false where those from before would now be others. */
  boolean complete(Columns columns, CoreSet cores, Kernel function, Point x, int from) {
    double bound = cores.distanceBound(x);
    if (from == 0 || function != null && (function.isManhattan() || level != function.level(bound))) {
      return false;
    }
    int n = cores.size();
    reserve(n);
    compare(columns, cores, x, from, n);
    if (function == null) {
      return true;
    }
    double[] some = Arrays.copyOfRange(squaredDistance, from, n);
    double[] values = new double[n - from];
    function.values(some, bound, values, n - from);
    System.arraycopy(values, 0, kernel, from, n - from);
    return true;
  }

  /** Takes values that were computed elsewhere; the arrays are used as they are. */
  void take(double[] squaredDistances, double[] kernels) {
    squaredDistance = squaredDistances;
    kernel = kernels;
  }

  @Override
  double distanceError(CoreSet cores, Point x) {
    return cores.distanceError(x);
  }

  @Override
  double squaredDistance(int i) {
    return squaredDistance[i];
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
    return squaredDistance;
  }

  @Override
  double[] kernels(int n) {
    return kernel;
  }

  @Override
  int nearestCell(CoreSet cores, double within, double margin, int n) {
    return NearestCell.of(cores, squaredDistance, within, margin);
  }

  @Override
  boolean hasCell(CoreSet cores, double below, int n) {
    return NearestCell.isBelow(cores, squaredDistance, below);
  }

  @Override
  void multiply(CoefficientArray numbers, int n, double[] products) {
    multiply(kernel, numbers, n, products);
  }

  /** The inner products with two arrays, in one pass. */
  void multiply(double[] first, double[] second, int n, double[] one, double[] two) {
    Vectors.dots(first, second, kernel, n, pair);
    one[0] = pair[0];
    two[0] = pair[1];
  }
}

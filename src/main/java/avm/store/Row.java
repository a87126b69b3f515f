package avm.store;

import avm.data.FoldedDot;
import avm.data.Point;
import avm.data.Vectors;

/**
 * One point against the first n vectors of a {@link Store}: squared distances and kernel values. Each storage has a kind of
 * row of its own, which knows how to search and to multiply without unpacking. What is asked for as an array of doubles is
 * unpacked then, and once.
 */
abstract sealed class Row permits ColumnRow, BitRow, FloatRow {
  /** Whether inner products in double precision are those of {@link FoldedDot}, and its work space. */
  boolean folds;
  private double[] sums = new double[0];
  /** Two inner products. */
  final double[] pair = new double[2];

  /** Makes room for so many stored vectors. */
  void reserve(int n) {
  }

  /** A bound on the rounding error of the squared distances. */
  abstract double distanceError(CoreSet cores, Point x);

  /** ‖x − c_i‖². */
  abstract double squaredDistance(int i);

  /** K(x, c_i). */
  abstract double kernel(int i);

  /** K(x, c_i) of some stored vectors. */
  abstract void gather(int[] index, int count, double[] out);

  /** All squared distances; not a copy. */
  abstract double[] squaredDistances(int n);

  /** All kernel values; not a copy. */
  abstract double[] kernels(int n);

  /** The first nearest cell's core point; see {@link KernelRow#nearestCell}. */
  abstract int nearestCell(CoreSet cores, double within, double margin, int n);

  /** Whether a cell's core point is nearer than this. */
  abstract boolean hasCell(CoreSet cores, double below, int n);

  /** The inner products of the kernel values with an array, one for each output. */
  abstract void multiply(CoefficientArray numbers, int n, double[] products);

  /** The inner products of kernel values with an array. */
  final void multiply(double[] kernel, CoefficientArray numbers, int n, double[] products) {
    if (folds && n >= FoldedDot.LEAST) {
      sums = Vectors.room(sums, n);
      for (int o = 0; o < products.length; o++) {
        products[o] = FoldedDot.of(numbers.values(o), kernel, n, sums);
      }
      return;
    }
    int o = 0;
    for (; o + 1 < products.length; o += 2) { // two at a time load each kernel value once
      Vectors.dots(numbers.values(o), numbers.values(o + 1), kernel, n, pair);
      products[o] = pair[0];
      products[o + 1] = pair[1];
    }
    if (o < products.length) {
      products[o] = Vectors.dot(numbers.values(o), kernel, n);
    }
  }
}

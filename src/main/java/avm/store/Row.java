package avm.store;

import avm.data.Point;

/**
 * One point against the first n vectors of a {@link Store}: squared distances and kernel values. Each storage has a kind of
 * row of its own, which knows how to search and to multiply without unpacking. What is asked for as an array of doubles is
 * unpacked then, and once.
 */
abstract sealed class Row permits ColumnRow, BitRow, FloatRow {

  /** Makes room for so many stored vectors. */
  void reserve(int n) {
  }

  /** A bound on the rounding error of the squared distances. */
  abstract double distanceError(CoreSet cores, Point x);

  /** ‖x − c_i‖². */
  abstract double squaredDistance(int i);

  /** K(x, c_i). */
  abstract double kernel(int i);

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
}

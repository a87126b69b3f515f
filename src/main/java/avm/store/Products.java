package avm.store;

/**
 * The inner products of a row's kernel values with arrays, one an output, kept until the row or the arrays change: a row
 * that is predicted and then learned needs each of them once.
 */
final class Products {
  private double[][] of;
  private long version;
  private double[] products = new double[1];

  /** The row has changed. */
  void forget() {
    of = null;
  }

  /**
   * The inner products.
   *
   * @param arrays one array an output
   * @param copy them in single precision, or null
   * @param now another number whenever an array has changed
   * @param row the row
   * @return Σ_i arrays[o][i]·K(x, c_i) of each output o; not a copy
   */
  double[] with(double[][] arrays, SingleCopy copy, long now, KernelRow row) {
    if (!knows(arrays, now)) {
      products = products.length == arrays.length ? products : new double[arrays.length];
      if (arrays.length > 1 && copy == null) {
        row.kernels();
      }
      for (int o = 0; o < arrays.length; o++) {
        products[o] = row.dot(arrays[o], copy, o);
      }
      of = arrays;
      version = now;
    }
    return products;
  }

  /** Whether the inner products with these arrays are kept. */
  boolean knows(double[][] arrays, long now) {
    return of == arrays && version == now;
  }

  /** Takes the only inner product. */
  void know(double[][] arrays, long now, double product) {
    products = products.length == 1 ? products : new double[1];
    products[0] = product;
    of = arrays;
    version = now;
  }
}

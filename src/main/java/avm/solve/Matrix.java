package avm.solve;

/** A matrix for products with other matrices. These have an array for each column. */
sealed interface Matrix permits SparseRows, DenseColumns, DenseRows {
  /** How many rows there are. */
  int size();

  /** Adds the product with a matrix whose columns begin at first to columns from start on, on all cores. */
  void addProduct(float[][] in, int first, float[][] out, int start);
}

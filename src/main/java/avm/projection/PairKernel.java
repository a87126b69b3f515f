package avm.projection;

/** Kernel values between stored vectors. */
public interface PairKernel {

  /**
   * {@return the kernel's value between two stored vectors}
   *
   * @param i one of them
   * @param j the other
   */
  double between(int i, int j);

  /**
   * The kernel's values between some stored vectors.
   *
   * @param index which, in ascending order
   * @param n how many
   * @param out takes the lower triangle: K of the a-th and the b-th of them in row a, b ≤ a
   */
  default void among(int[] index, int n, double[][] out) {
    for (int a = 0; a < n; a++) {
      for (int b = 0; b <= a; b++) {
        out[a][b] = between(index[a], index[b]);
      }
    }
  }
}

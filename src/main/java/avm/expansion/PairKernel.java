package avm.expansion;

/** Kernel values between stored vectors. */
public interface PairKernel {

  /**
   * The kernel's value between two stored vectors.
   *
   * @param i one of them
   * @param j the other
   * @return K(c_i, c_j)
   */
  double between(int i, int j);
}

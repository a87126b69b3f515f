package avm.kernel;

import avm.data.Point;

/**
 * An isotropic p.s.d. kernel K(x, x') = k(‖x − x'‖²) with k(0) = 1, k continuous and decreasing (section "Problem
 * Setting"). Every kernel is a profile of u = γ‖x − x'‖², so that γ has one unit, one over a squared distance, in all
 * of them. The distance is Euclid's unless {@link #isManhattan}.
 */
public abstract class Kernel {
  private final double gamma;

  /** @param gamma γ, above 0 */
  protected Kernel(double gamma) {
    if (!(gamma > 0) || Double.isInfinite(gamma)) {
      throw new IllegalArgumentException("gamma is " + gamma + "; it must be a number above 0");
    }
    this.gamma = gamma;
  }

  /** {@return the width} */
  public final double gamma() {
    return gamma;
  }

  /** {@return whether distances are Manhattan's, ‖x − x'‖₁, in place of Euclid's} */
  public boolean isManhattan() {
    return false;
  }

  /**
   * Kernel values of many squared distances; the loop over the core points is inside, and nothing is allocated.
   *
   * @param squaredDistances ‖x − c‖² of each core point, at least 0; left as they are
   * @param values takes k(‖x − c‖²); another array than the first
   * @param n how many
   */
  public abstract void values(double[] squaredDistances, double[] values, int n);

  /** s = √(scale·‖x − c‖²) for each core point, of which others make their values. */
  static void roots(double[] squaredDistances, double scale, double[] values, int n) {
    for (int i = 0; i < n; i++) {
      values[i] = Math.sqrt(scale * squaredDistances[i]);
    }
  }

  /**
   * {@return how much a bound on the squared distances leaves out: kernel values computed with bounds of the same level
   * are the same to the last bit, with others they are equal but for rounding, its level}
   *
   * @param bound the bound
   */
  public int level(double bound) {
    return 0;
  }

  /**
   * The same kernel values but for rounding, where a bound on the squared distances is known: a kernel may then leave out
   * what only large ones need.
   *
   * @param squaredDistances ‖x − c‖² of each core point, at least 0; left as they are
   * @param bound a number that none of them exceeds
   * @param values takes k(‖x − c‖²)
   * @param n how many
   */
  public void values(double[] squaredDistances, double bound, double[] values, int n) {
    values(squaredDistances, values, n);
  }

  /**
   * {@return the kernel's value at one squared distance: k(‖x − x'‖²)}
   *
   * @param squaredDistance ‖x − x'‖²
   */
  public final double value(double squaredDistance) {
    double[] value = new double[1];
    values(new double[] {squaredDistance}, value, 1);
    return value[0];
  }

  /**
   * {@return the squared distance of two points that the kernel is a function of}
   *
   * @param x a point
   * @param y another
   */
  public double squaredDistance(Point x, Point y) {
    return x.squaredDistance(y);
  }

  /**
   * {@return the kernel's value of two points}
   *
   * @param x a point
   * @param y another
   */
  public final double value(Point x, Point y) {
    return value(squaredDistance(x, y));
  }

  /**
   * {@return the derivative of the kernel's value by the squared distance; 0 where there is none, at a distance of 0}
   *
   * @param squaredDistance ‖x − x'‖²
   * @param value the kernel's value there
   */
  public abstract double slope(double squaredDistance, double value);

  /**
   * The diameter in feature space of a cell of diameter δ: δ_Φ = √(2(1 − k(δ²))) (Theorem on the image of a coverage). A
   * Manhattan distance is up to √columns times as large as Euclid's.
   *
   * @param delta δ, the diameter in input space
   * @param columns how many columns there are
   * @return δ_Φ
   */
  public final double featureDiameter(double delta, int columns) {
    return Math.sqrt(2 * Math.max(0, 1 - value(delta * delta * (isManhattan() ? columns : 1))));
  }
}

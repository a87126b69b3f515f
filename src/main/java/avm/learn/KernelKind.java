package avm.learn;

import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.kernel.Laplacian;
import avm.kernel.Matern;
import avm.kernel.ProductLaplacian;
import avm.kernel.RationalQuadratic;
import java.util.function.DoubleFunction;

/** The kernels by name. */
public enum KernelKind {
  /** What does best on rows held out of a sample, where all rows are learned together; else {@link #GAUSSIAN}. */
  AUTO("auto", Gaussian::new),
  /** {@link Gaussian}. */
  GAUSSIAN("gaussian", Gaussian::new),
  /** {@link Laplacian}. */
  LAPLACIAN("laplacian", Laplacian::new),
  /** {@link ProductLaplacian}. */
  PRODUCT_LAPLACIAN("productLaplacian", ProductLaplacian::new),
  /** {@link RationalQuadratic}. */
  RATIONAL_QUADRATIC("rationalQuadratic", RationalQuadratic::new),
  /** {@link Matern} of smoothness 3/2. */
  MATERN32("matern32", gamma -> new Matern(gamma, 3)),
  /** {@link Matern} of smoothness 5/2. */
  MATERN52("matern52", gamma -> new Matern(gamma, 5));

  private final String label;
  private final DoubleFunction<Kernel> make;

  KernelKind(String label, DoubleFunction<Kernel> make) {
    this.label = label;
    this.make = make;
  }

  /**
   * {@return a kernel}
   *
   * @param gamma γ
   */
  public Kernel kernel(double gamma) {
    return make.apply(gamma);
  }

  /** {@return this, or what auto is where nothing is chosen} */
  public KernelKind known() {
    return this == AUTO ? GAUSSIAN : this;
  }

  @Override
  public String toString() {
    return label;
  }
}

package avm.coverage;

import avm.expansion.CoreSet;
import avm.expansion.Gram;
import avm.expansion.KernelRow;
import avm.kernel.Kernel;

/**
 * A row is the best combination of its k nearest core points: the b that minimises ‖Φ(x) − Σ b_i Φ(c_i)‖², the solution
 * of the k×k kernel system. Up to the ridge, the residual is never larger than the paper's ‖Φ(x) − Φ(c)‖ of
 * a core point c among the k, so the paper's bounds hold with δ_Φ replaced by it.
 */
public final class Neighbours implements Representation {
  private static final long serialVersionUID = 1L;

  /** A gradient too small for its representation to matter: the projection on its own core point is enough. */
  private static final double SMALL = 0.01;

  private final Kernel kernel;
  private final LocalProjection projection;
  private double residualSum;
  private double residualMax;
  private long represented;
  private transient Gram gram;

  /**
   * Makes the representation.
   *
   * @param kernel the kernel
   * @param k how many core points represent a row, at least 1
   */
  public Neighbours(Kernel kernel, int k) {
    this.kernel = kernel;
    projection = new LocalProjection(k);
  }

  @Override
  public int represent(CoreSet cores, KernelRow row, int cell, double gradient) {
    if (gradient < SMALL) {
      return projection.onto(row, cell);
    }
    if (gram == null) {
      gram = new Gram();
    }
    gram.follow(cores, kernel);
    int count = projection.ontoNearest(row, gram);
    double residual = Math.sqrt(projection.squaredResidual());
    residualSum += residual;
    residualMax = Math.max(residualMax, residual);
    represented++;
    return count;
  }

  @Override
  public void stored(KernelRow row) {
    if (gram != null) {
      gram.add(row);
    }
  }

  @Override
  public void replaced() {
    gram = null;
  }

  @Override
  public double[] residuals() {
    return new double[] {represented == 0 ? 0 : residualSum / represented, residualMax};
  }

  @Override
  public int index(int k) {
    return projection.index(k);
  }

  @Override
  public double share(int k) {
    return projection.share(k);
  }
}

package avm.coverage;

import avm.data.Vectors;
import avm.kernel.Kernel;
import avm.projection.Gram;
import avm.projection.LocalProjection;
import avm.store.CoreSet;
import avm.store.KernelRow;

/**
 * A row is the best combination of its k nearest core points: the b that minimises ‖Φ(x) − Σ b_i Φ(c_i)‖², the solution
 * of the k×k kernel system. Up to the ridge, the residual is never larger than the paper's ‖Φ(x) − Φ(c)‖ of
 * a core point c among the k, so the paper's bounds hold with δ_Φ replaced by it.
 */
public final class Neighbours extends Projecting {
  private final Kernel kernel;
  private final int k;
  /** Has room for as many as there are core points, if k is more. */
  private LocalProjection projection;
  private int room;
  private Gram gram;
  /** How far the k nearest of the last row of each cell were. */
  private double[] reach;

  /**
   * @param kernel the kernel
   * @param k how many core points represent a row, at least 1
   */
  public Neighbours(Kernel kernel, int k) {
    this.kernel = kernel;
    this.k = k;
  }

  @Override
  int ontoSeveral(CoreSet cores, KernelRow row, int cell) {
    if (gram == null) {
      gram = new Gram();
      reach = new double[0];
    }
    if (room < Math.min(k, cores.size())) {
      room = roomFor(k, cores.size());
      projection = new LocalProjection(room);
    }
    gram.follow(cores, kernel);
    reach = Vectors.room(reach, cores.size());
    int count = projection.ontoNearest(row, gram, reach[cell] > 0 ? reach[cell] : Double.POSITIVE_INFINITY);
    reach[cell] = projection.reach();
    index = projection.index();
    shares = projection.shares();
    squaredResidual = projection.squaredResidual();
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
}

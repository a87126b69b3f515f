package avm.coverage;

import avm.io.Part;
import avm.store.CoreSet;
import avm.store.KernelRow;

/** A row is projected on some core points, and what is left is followed; a row with a tiny gradient on its own only. */
abstract class Projecting implements Representation {
  /** A gradient too small for its representation to matter: the projection on its own core point is enough. */
  private static final double SMALL = 0.01;

  private double residualSum;
  private double residualMax;
  private long represented;

  Projecting() {
  }

  /** Projects a row on its own core point; how many core points that is. */
  abstract int ontoOwn(KernelRow row, int cell);

  /** Projects a row on several core points; how many these are. */
  abstract int ontoSeveral(CoreSet cores, KernelRow row, int cell);

  /** What the last projection on several left. */
  abstract double squaredResidual();

  @Override
  public final int represent(CoreSet cores, KernelRow row, int cell, double gradient) {
    if (gradient < SMALL) {
      return ontoOwn(row, cell);
    }
    int count = ontoSeveral(cores, row, cell);
    double residual = Math.sqrt(squaredResidual());
    residualSum += residual;
    residualMax = Math.max(residualMax, residual);
    represented++;
    return count;
  }

  @Override
  public final double[] residuals() {
    return new double[] {represented == 0 ? 0 : residualSum / represented, residualMax};
  }

  @Override
  public final Part save() {
    return new Part().put("residualSum", residualSum).put("residualMax", residualMax).put("represented", represented);
  }

  @Override
  public final void load(Part part) {
    residualSum = part.number("residualSum");
    residualMax = part.number("residualMax");
    represented = part.whole("represented");
  }
}

package avm.coverage;

import avm.io.Part;
import avm.store.CoreSet;
import avm.store.KernelRow;

/** A row is projected on some core points, and what is left is followed; a row with a tiny gradient on its own only. */
abstract class Projecting implements Representation {
  /** A gradient too small for its representation to matter: the projection on its own core point is enough. */
  private static final double SMALL = 0.01;

  private final int[] own = new int[1];
  private final double[] ownShare = new double[1];
  /** The core points of the last projection, their shares, and what it left. */
  int[] index;
  double[] shares;
  double squaredResidual;
  private double residualSum;
  private double residualMax;
  private long represented;

  /** Room for k core points, or for some more than there are: k may be any number. */
  static int roomFor(int k, int cores) {
    return Math.min(k, Math.max(16, 2 * cores));
  }

  /** Projects a row on several core points, and sets what the last projection is; how many core points these are. */
  abstract int ontoSeveral(CoreSet cores, KernelRow row, int cell);

  @Override
  public final int represent(CoreSet cores, KernelRow row, int cell, double gradient) {
    if (gradient < SMALL) {
      own[0] = cell;
      ownShare[0] = row.kernel(cell);
      index = own;
      shares = ownShare;
      return 1;
    }
    int count = ontoSeveral(cores, row, cell);
    double residual = Math.sqrt(squaredResidual);
    residualSum += residual;
    residualMax = Math.max(residualMax, residual);
    represented++;
    return count;
  }

  @Override
  public final int[] index() {
    return index;
  }

  @Override
  public final double[] shares() {
    return shares;
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

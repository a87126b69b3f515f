package avm.coverage;

import avm.store.CoreSet;
import avm.store.KernelRow;

/** The paper's: a row is its cell's core point, with share 1 (Algorithm 2, line 9). */
public final class Nearest implements Representation {
  private final int[] cell = new int[1];
  private final double[] share = {1};

  @Override
  public int represent(CoreSet cores, KernelRow row, int ownCell, double gradient) {
    cell[0] = ownCell;
    return 1;
  }

  @Override
  public int[] index() {
    return cell;
  }

  @Override
  public double[] shares() {
    return share;
  }
}

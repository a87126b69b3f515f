package avm.pool;

import avm.data.Point;
import avm.io.NotAModel;
import avm.io.Part;
import avm.io.Saved;
import avm.store.CoreSet;
import avm.store.KernelRow;
import java.util.Arrays;

/**
 * Says the class, or the number, of the nearest of the last rows: in a stream that changes fast nothing older is of use.
 * How sure it is of a class is how often it was right lately.
 */
public final class Recent implements Saved {
  /** What is counted is multiplied by this at each row. */
  private static final double MEMORY = 0.995;

  private final CoreSet points = new CoreSet();
  private double[] targets;
  private long seen;
  private double right = 1;
  private double rows = 2;

  /** @param kept how many rows are kept */
  public Recent(int kept) {
    targets = new double[kept];
  }

  /** The nearest row, the latest of equals; −1 if there is none. */
  private int nearest(KernelRow row) {
    int oldest = points.size() < targets.length ? 0 : (int) (seen % targets.length);
    return nearest(row.squaredDistances(), 0, oldest, nearest(row.squaredDistances(), oldest, points.size(), -1));
  }

  private static int nearest(double[] distances, int from, int to, int before) {
    int best = before;
    double least = best < 0 ? Double.POSITIVE_INFINITY : distances[best];
    for (int k = from; k < to; k++) {
      if (distances[k] <= least) { // seldom, so that the next comparison need not wait for it
        least = distances[k];
        best = k;
      }
    }
    return best;
  }

  /**
   * Says what it expects of a row.
   *
   * @param x the row
   * @param row takes its distances
   * @param out takes the logarithm of each class's probability, or a number
   * @return which of the last rows is the nearest, or −1
   */
  public int say(Point x, KernelRow row, double[] out) {
    row.measure(points, x);
    int k = nearest(row);
    if (out.length == 1) {
      out[0] = k < 0 ? 0 : targets[k];
      return k;
    }
    double sure = k < 0 ? 1.0 / out.length : right / rows;
    Arrays.fill(out, Math.max(Advice.LEAST, StrictMath.log((1 - sure) / (out.length - 1))));
    if (k >= 0) {
      out[(int) targets[k]] = Math.max(Advice.LEAST, StrictMath.log(sure));
    }
    return k;
  }

  /**
   * Learns a row.
   *
   * @param x the row
   * @param nearest which of the last rows is the nearest, as {@link #say} said
   * @param y its class from 0, or its number
   */
  public void learn(Point x, int nearest, double y) {
    if (nearest >= 0) {
      right = MEMORY * right + (targets[nearest] == y ? 1 : 0);
      rows = MEMORY * rows + 1;
    }
    int slot = (int) (seen++ % targets.length);
    if (slot == points.size()) {
      points.add(x, true);
    } else {
      points.replace(slot, x);
    }
    targets[slot] = y;
  }

  @Override
  public Part save() {
    return new Part().put("points", points.save()).put("targets", targets).put("seen", seen).put("right", right)
        .put("rows", rows);
  }

  @Override
  public void load(Part part) {
    points.load(part.part("points"));
    targets = part.numbers("targets");
    if (targets.length == 0 || points.size() > targets.length) {
      throw new NotAModel("the model has " + points.size() + " last rows, and room for " + targets.length);
    }
    seen = part.whole("seen");
    right = part.number("right");
    rows = part.number("rows");
  }
}

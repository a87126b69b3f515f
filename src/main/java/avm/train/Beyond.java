package avm.train;

import avm.io.Part;
import avm.io.Saved;
import java.util.Arrays;

/**
 * Tells when a stream has left the range that its scaling was fitted to: most of the last rows have values that are cut, and
 * such rows are predicted worse than others. A date or a counter leaves its range, too; if rows are predicted as well as
 * before, that is no reason to fit anything anew.
 */
final class Beyond implements Saved {
  /** The share of a row in the means of the last rows, and of many rows. */
  private static final double FAST = 0.01;
  private static final double SLOW = 0.0005;
  /** The share of the last rows that have values that are cut, */
  private static final double MOST = 0.5;
  /** and how many times the loss of others their loss is, at the least. */
  private static final double WORSE = 1.25;
  /** The least loss that counts: below it rows are predicted well enough. */
  private static final double LEAST = 0.01;
  /** For how many rows a scaling stays at the least, and for which share of those before it. */
  private static final long STAYS = 4000;
  private static final int SHARE = 8;

  /** The share of the last rows that have values that are cut. */
  private double cut;
  /** How many rows have none, and how many have some, and the mean loss of the last of these. */
  private final double[] rows = new double[2];
  private final double[] loss = new double[2];
  /** How many rows there were, and after how many it may leave. */
  private long seen;
  private long stays;

  /** Takes whether values of a row are cut, and its loss; true where the stream has left. */
  boolean learn(boolean cuts, double lost) {
    int k = cuts ? 1 : 0;
    cut += FAST * (k - cut);
    rows[k]++;
    loss[k] += Math.max(cuts ? FAST : SLOW, 1 / rows[k]) * (lost - loss[k]);
    seen++;
    return seen >= stays && cut > MOST && loss[1] > Math.max(LEAST, WORSE * loss[0]);
  }

  /** Begins again with another scaling. */
  void restart() {
    cut = 0;
    Arrays.fill(rows, 0);
    Arrays.fill(loss, 0);
    stays = seen + Math.max(STAYS, seen / SHARE);
  }

  @Override
  public Part save() {
    return new Part().put("cut", cut).put("rows", rows).put("loss", loss).put("seen", seen).put("stays", stays);
  }

  @Override
  public void load(Part part) {
    cut = part.number("cut");
    System.arraycopy(part.numbers("rows", 2), 0, rows, 0, 2);
    System.arraycopy(part.numbers("loss", 2), 0, loss, 0, 2);
    seen = part.whole("seen");
    stays = part.whole("stays");
  }
}

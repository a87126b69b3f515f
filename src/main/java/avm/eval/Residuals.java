package avm.eval;

import avm.io.Part;
import avm.io.Saved;
import java.util.Arrays;

/** The errors y − f of the last rows, each predicted before it was learned, sorted so that a quantile is a look-up. */
public final class Residuals implements Saved {
  private static final int KEPT = 1000;
  /** Fewer errors do not tell what is wild. */
  private static final int LEAST = 50;
  /** An error is wild beyond so many times the range of the middle eight tenths: of normal errors, fifty deviations. */
  private static final double WILD = 20;

  private final double[] recent = new double[KEPT];
  private final double[] sorted = new double[KEPT];
  private long count;
  /** How many errors in a row were wild. */
  private int beyond;

  /**
   * Adds an error; the oldest of more than a thousand leaves.
   *
   * @param residual y − f
   */
  public void add(double residual) {
    int size = size();
    int slot = (int) (count++ % KEPT);
    if (size == KEPT) {
      int old = Arrays.binarySearch(sorted, 0, size, recent[slot]);
      System.arraycopy(sorted, old + 1, sorted, old, size - old - 1);
      size--;
    }
    recent[slot] = residual;
    int at = Arrays.binarySearch(sorted, 0, size, residual);
    at = at < 0 ? -at - 1 : at;
    System.arraycopy(sorted, at, sorted, at + 1, size - at);
    sorted[at] = residual;
  }

  /**
   * An error, or where it is far beyond those kept as much of it as one row may teach. Of errors beyond in a row the next may
   * be twice as large: where the target has changed for good, that is learned soon.
   */
  private double limited(double residual) {
    double most = WILD * (quantile(0.9) - quantile(0.1)) * Math.pow(2, beyond);
    boolean wild = size() >= LEAST && most > 0 && Math.abs(residual) > most;
    beyond = wild ? beyond + 1 : 0;
    return wild ? Math.copySign(most, residual) : residual;
  }

  /**
   * {@return what is taught of a number: itself, or where its error is wild a number that has as much of it as one row may
   * teach} The error is added.
   *
   * @param y the number
   * @param predicted what was predicted
   */
  public double taught(double y, double predicted) {
    double residual = y - predicted;
    double limited = limited(residual);
    add(residual);
    return limited == residual ? y : predicted + limited;
  }

  /**
   * Takes in another model's errors.
   *
   * @param other the other one's; stays as it is
   * @param share how much they count, between 0 and 1
   */
  public void merge(Residuals other, double share) {
    double[] both = Picked.of(recent, size(), other.recent, other.size(), share, KEPT);
    count = both.length;
    System.arraycopy(both, 0, recent, 0, both.length);
    System.arraycopy(both, 0, sorted, 0, both.length);
    Arrays.sort(sorted, 0, both.length);
    beyond = 0;
  }

  /**
   * {@return the lower and upper end of an interval around a prediction that holds the number with a confidence}
   *
   * @param predicted the prediction
   * @param confidence how sure it should be, between 0 and 1
   */
  public double[] around(double predicted, double confidence) {
    double rest = (1 - confidence) / 2;
    return new double[] {predicted + quantile(rest), predicted + quantile(1 - rest)};
  }

  /** {@return how many errors are kept, at most a thousand} */
  public int size() {
    return (int) Math.min(count, KEPT);
  }

  /**
   * {@return the value below which a share of the errors lies, counting one error more at each end, so that few errors
   * give wide intervals; 0 where no error is kept}
   *
   * @param share between 0 and 1
   */
  public double quantile(double share) {
    int size = size();
    if (size == 0) {
      return 0;
    }
    double position = share * (size + 1) - 1;
    int below = (int) Math.floor(Math.max(0, Math.min(size - 1, position)));
    int above = Math.min(size - 1, below + 1);
    double part = Math.max(0, Math.min(1, position - below));
    return sorted[below] + part * (sorted[above] - sorted[below]);
  }

  @Override
  public Part save() {
    return new Part().put("recent", Arrays.copyOf(recent, size())).put("count", count).put("beyond", beyond);
  }

  @Override
  public void load(Part part) {
    double[] kept = part.numbers("recent");
    count = part.whole("count");
    System.arraycopy(kept, 0, recent, 0, size());
    System.arraycopy(kept, 0, sorted, 0, size());
    Arrays.sort(sorted, 0, size());
    beyond = part.has("beyond") ? part.whole("beyond", 0, Integer.MAX_VALUE) : 0;
  }
}

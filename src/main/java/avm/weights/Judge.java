package avm.weights;

import avm.io.Part;
import avm.io.Saved;

/** Follows the errors of an average and of the last weight vector over the last hundred rows or so. */
public final class Judge implements Saved {
  /** What the errors are multiplied by at each row. */
  private static final double MEMORY = 1 - 1.0 / 64;
  /** The last weight vector is preferred when its errors are below this share of the average's, */
  private static final double AHEAD = 0.7;
  /** and goes on being preferred until they are not below this share. */
  private static final double STILL_AHEAD = 0.95;

  private double average;
  private double last;
  private double rows;
  private boolean prefersLast;
  private boolean showsAverage;

  /** Whether the last weight vector predicts. */
  boolean prefersLast() {
    return prefersLast && !showsAverage;
  }

  /**
   * Makes the average predict for a moment, so that it can be judged.
   *
   * @param show true to begin, false to end
   */
  public void showAverage(boolean show) {
    showsAverage = show;
  }

  /**
   * Takes the errors of one row.
   *
   * @param averageError the average's
   * @param lastError the last weight vector's
   */
  public void judge(double averageError, double lastError) {
    average = MEMORY * average + averageError;
    last = MEMORY * last + lastError;
    rows = MEMORY * rows + 1;
    double share = prefersLast ? STILL_AHEAD : AHEAD;
    prefersLast = last + (prefersLast ? 0 : 0.01 * rows) < share * average;
  }

  @Override
  public Part save() {
    return new Part().put("average", average).put("last", last).put("rows", rows).put("prefersLast", prefersLast);
  }

  @Override
  public void load(Part part) {
    average = part.number("average");
    last = part.number("last");
    rows = part.number("rows");
    prefersLast = part.truth("prefersLast");
  }
}

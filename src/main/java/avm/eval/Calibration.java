package avm.eval;

import avm.data.Exponential;
import avm.io.Part;
import avm.io.Saved;
import java.util.Arrays;

/**
 * Turns margins into probabilities: p = 1/(1 + e^{−s·a}), with the slope s ≥ 0 that makes the margins of the last rows,
 * each predicted before it was learned, most likely. Only the slope is fitted, so a prediction's class never changes.
 * One right and one wrong row at the mean margin are added, so that a model that has not erred yet is not certain.
 */
public final class Calibration implements Saved {
  private static final int KEPT = 512;
  /** The slope is fitted anew when the rows have doubled, and later every so many rows. */
  private static final int REST = 8192;

  private final double[] margins = new double[KEPT];
  private long count;
  private long next = 8;
  private double slope = 1;

  /**
   * Adds a margin and now and then fits the slope anew.
   *
   * @param margin y·f, or f_y − f_z
   */
  public void add(double margin) {
    margins[(int) (count++ % KEPT)] = margin;
    if (count == next) {
      next += Math.min(count, REST);
      fit();
    }
  }

  /**
   * Takes in another model's, with the mean of both slopes.
   *
   * @param other the other one; stays as it is
   * @param share how much it counts, between 0 and 1
   */
  public void merge(Calibration other, double share) {
    double[] both = Picked.of(margins, Math.min(count, KEPT), other.margins, Math.min(other.count, KEPT), share, KEPT);
    System.arraycopy(both, 0, margins, 0, both.length);
    count = both.length;
    next = count + Math.min(Math.max(count, 1), REST);
    slope = (1 - share) * slope + share * other.slope;
  }

  /** {@return the slope, s} */
  public double slope() {
    return slope;
  }

  /** Newton's method on the mean logistic loss of s·a, convex in s. */
  private void fit() {
    int n = (int) Math.min(count, KEPT);
    double mean = 0;
    for (int i = 0; i < n; i++) {
      mean += Math.abs(margins[i]) / n;
    }
    if (mean == 0) {
      return;
    }
    double[] a = Arrays.copyOf(margins, n + 2);
    a[n] = mean;
    a[n + 1] = -mean;
    double[] small = new double[n + 2];
    double s = 1 / mean;
    for (int k = 0; k < 50; k++) {
      for (int i = 0; i < a.length; i++) {
        small[i] = Math.abs(s * a[i]);
      }
      Exponential.ofNegative(small, a.length);
      double gradient = 0;
      double curvature = 0;
      for (int i = 0; i < a.length; i++) {
        double wrong = (a[i] > 0 ? small[i] : 1) / (1 + small[i]);
        gradient -= a[i] * wrong;
        curvature += a[i] * a[i] * wrong * (1 - wrong);
      }
      double step = gradient / (curvature + 1e-12 * mean * mean);
      double newS = Math.max(1e-6 / mean, Math.min(Math.min(2 * s, s - step), 1e3 / mean));
      if (Math.abs(newS - s) <= 1e-9 * s) {
        break;
      }
      s = Math.max(newS, s / 2);
    }
    slope = s;
  }

  @Override
  public Part save() {
    return new Part().put("margins", Arrays.copyOf(margins, (int) Math.min(count, KEPT))).put("count", count)
        .put("next", next).put("slope", slope);
  }

  @Override
  public void load(Part part) {
    double[] kept = part.numbers("margins");
    System.arraycopy(kept, 0, margins, 0, Math.min(kept.length, KEPT));
    count = part.whole("count");
    next = part.whole("next");
    slope = part.number("slope");
  }
}

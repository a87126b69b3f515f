package avm.pool;

import avm.io.Part;
import avm.io.Saved;
import java.util.Arrays;

/** Says how frequent the classes were so far, or the mean of the numbers, whatever the row. */
public final class Frequencies implements Saved {
  private double[] counts;
  private double total;

  /** @param classes the number of classes, or 0 for numbers */
  public Frequencies(int classes) {
    counts = new double[Math.max(1, classes)];
  }

  /** @param out takes the logarithm of each class's probability, or a number */
  public void say(double[] out) {
    for (int c = 0; c < out.length; c++) {
      out[c] = out.length == 1 ? counts[0] / Math.max(1, total)
          : Math.max(Advice.LEAST, StrictMath.log((counts[c] + 1) / (total + out.length)));
    }
  }

  /**
   * Learns a row.
   *
   * @param y its class from 0, or its number
   * @param weight its weight
   */
  public void learn(double y, double weight) {
    counts[counts.length == 1 ? 0 : (int) y] += counts.length == 1 ? weight * y : weight;
    total += weight;
  }

  @Override
  public Part save() {
    return new Part().put("counts", counts).put("total", total);
  }

  @Override
  public void load(Part part) {
    counts = Arrays.copyOf(part.numbers("counts", counts.length), counts.length);
    total = part.number("total");
  }
}

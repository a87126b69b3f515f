package avm.encode;

import avm.io.Part;
import avm.io.Saved;
import java.util.Arrays;

/**
 * Weighs rows so that classes count alike: a row's weight is multiplied by what all rows weigh, over the number of classes
 * that there are and what the rows of its class weigh. All rows together weigh as much as before.
 */
public final class ClassBalance implements Saved {
  /** What the rows of each class weigh. */
  private double[] weights;

  /**
   * Makes a balance that knows no row.
   *
   * @param classes the number of classes
   */
  public ClassBalance(int classes) {
    weights = new double[classes];
  }

  /**
   * {@return a row's weight among the rows so far and itself}
   *
   * @param target the row's class
   * @param weight what it weighs by itself
   */
  public double weighed(double target, double weight) {
    int c = (int) target;
    double all = weight;
    int present = weights[c] == 0 ? 1 : 0;
    for (double each : weights) {
      all += each;
      present += each > 0 ? 1 : 0;
    }
    return weight * all / (present * (weights[c] + weight));
  }

  /**
   * Takes notice of a row.
   *
   * @param target its class
   * @param weight what it weighs by itself
   */
  public void add(double target, double weight) {
    weights[(int) target] += weight;
  }

  /**
   * {@return rows with weights by which their classes count alike, having taken notice of all}
   *
   * @param rows checked rows
   */
  public RowSource weighed(RowSource rows) {
    RowValues row = new RowValues();
    for (int i = 0; i < rows.size(); i++) {
      double weight = rows.read(i, row);
      add(row.target(), weight);
    }
    double all = Arrays.stream(weights).sum();
    long present = Arrays.stream(weights).filter(each -> each > 0).count();
    return new Weighed(rows, Arrays.stream(weights).map(each -> all / (present * each)).toArray());
  }

  @Override
  public Part save() {
    return new Part().put("weights", weights);
  }

  @Override
  public void load(Part part) {
    weights = part.numbers("weights", weights.length);
  }

  /** Rows whose weights are multiplied by a factor of their class. */
  private record Weighed(RowSource rows, double[] factors) implements RowSource {
    @Override
    public int size() {
      return rows.size();
    }

    @Override
    public double read(int i, RowValues into) {
      double weight = rows.read(i, into);
      return weight * factors[(int) into.target()];
    }

    @Override
    public void expect(int from, int to, RowValues into) {
      rows.expect(from, to, into);
    }

    @Override
    public RowSource pick(int[] order) {
      return new Weighed(rows.pick(order), factors);
    }
  }
}

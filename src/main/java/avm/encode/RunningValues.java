package avm.encode;

import avm.data.Point;
import avm.io.Part;
import avm.io.Saved;

/**
 * The mean of each numeric and the mode of each nominal attribute over the training rows so far, by weight, and how many of
 * their values lay beyond the range that scaling knows.
 */
public final class RunningValues implements Saved {
  private final double[] sum;
  /** The weight of each nominal value but the first, which is what remains; null for a numeric attribute. */
  private final double[][] weights;
  private final double[] missing;
  /** Whether all attributes but the class are numeric. */
  private final boolean numeric;
  private double total;
  private double beyond;

  /**
   * Makes it for no rows yet.
   *
   * @param schema the attributes
   */
  public RunningValues(Schema schema) {
    int n = schema.attributes();
    sum = new double[n];
    missing = new double[n];
    weights = new double[n][];
    for (int a = 0; a < n; a++) {
      weights[a] = schema.isNominal(a) ? new double[schema.values(a)] : null;
    }
    numeric = schema.isNumeric();
  }

  /** Adds the rows that another one has been given. */
  void add(RunningValues other) {
    total += other.total;
    beyond += other.beyond;
    for (int a = 0; a < sum.length; a++) {
      sum[a] += other.sum[a];
      missing[a] += other.missing[a];
      for (int v = 0; weights[a] != null && v < weights[a].length; v++) {
        weights[a][v] += other.weights[a][v];
      }
    }
  }

  /**
   * Adds a row of weight 1 if its values are all 1 and all attributes numeric, and makes a point of it.
   *
   * @param index the attributes of its values
   * @param values its values
   * @param count how many
   * @param into takes the point
   * @return false if some value is not; then this is of no more use
   */
  public boolean addOnes(int[] index, double[] values, int count, Point into) {
    total++;
    return into.setOnes(index, values, count, sum);
  }

  /** Adds a row of some values, each of an attribute, complete if none is missing; zeros need no work. */
  void add(int[] index, double[] values, int count, boolean complete, double weight) {
    total += weight;
    if (numeric && complete) {
      for (int k = 0; k < count; k++) {
        sum[index[k]] += weight * values[k];
      }
      return;
    }
    for (int k = 0; k < count; k++) {
      int a = index[k];
      double value = values[k];
      if (Double.isNaN(value)) {
        missing[a] += weight;
      } else if (weights[a] == null) {
        sum[a] += weight * value;
      } else {
        weights[a][(int) value] += weight;
      }
    }
  }

  /** Counts the values of a row that are beyond their bound when they are scaled. */
  void count(RowValues row, Scales scales) {
    beyond += scales.beyond(row);
  }

  /** How many values were beyond their bound. */
  double beyond() {
    return beyond;
  }

  /** Whether an attribute has had a value yet. */
  boolean known(int a) {
    return total > missing[a];
  }

  /** The mean or mode of an attribute. */
  double value(int a) {
    double present = total - missing[a];
    if (weights[a] == null) {
      return sum[a] / present;
    }
    double first = present;
    int best = 0;
    for (int v = 1; v < weights[a].length; v++) {
      first -= weights[a][v];
    }
    double most = first;
    for (int v = 1; v < weights[a].length; v++) {
      if (weights[a][v] > most) {
        most = weights[a][v];
        best = v;
      }
    }
    return best;
  }

  @Override
  public Part save() {
    Part part = new Part().put("total", total).put("sum", sum).put("missing", missing);
    for (int a = 0; a < weights.length; a++) {
      if (weights[a] != null) {
        part.put("weights " + a, weights[a]);
      }
    }
    return beyond == 0 ? part : part.put("beyond", beyond);
  }

  @Override
  public void load(Part part) {
    total = part.number("total");
    beyond = part.has("beyond") ? part.number("beyond") : 0;
    copy(part.numbers("sum", sum.length), sum);
    copy(part.numbers("missing", missing.length), missing);
    for (int a = 0; a < weights.length; a++) {
      if (weights[a] != null) {
        copy(part.numbers("weights " + a, weights[a].length), weights[a]);
      }
    }
  }

  private static void copy(double[] from, double[] to) {
    System.arraycopy(from, 0, to, 0, to.length);
  }
}

package weka.classifiers.functions.avm;

import avm.data.Point;
import java.io.Serializable;
import java.util.Arrays;
import weka.core.Attribute;
import weka.core.Instance;
import weka.core.Instances;

/**
 * Turns Weka's rows into points, the same way for training and prediction. A numeric attribute is one column, a nominal
 * one of two values as well, and one of more values is a column a value (one of them 1). A missing value is the mean or
 * mode of the training rows so far.
 *
 * <p>The kernels depend on differences only, so scaling shifts an attribute only where 0 is outside its range; a zero
 * in a sparse row then stays a zero, and sparse rows are never made dense.
 */
final class RowEncoder implements Serializable {
  private static final long serialVersionUID = 1L;

  private final int classIndex;
  private final Attribute[] attributes;
  private final int[] column;
  private final double[] shift;
  private final double[] factor;
  /** The attributes whose zero is not a zero of the point: shifted ones, and nominal ones of more than two values. */
  private final int[] eager;
  private final int features;
  private final RunningValues running;

  /**
   * Makes an encoder.
   *
   * @param header the attributes
   * @param ranges the attributes' ranges in the rows that scaling is fitted to
   * @param scaling how numeric attributes are scaled
   */
  RowEncoder(Instances header, Ranges ranges, Scaling scaling) {
    int n = header.numAttributes();
    classIndex = header.classIndex();
    attributes = new Attribute[n];
    column = new int[n];
    shift = new double[n];
    factor = new double[n];
    running = new RunningValues(header);
    int[] eagerOnes = new int[n];
    int eagerCount = 0;
    int columns = 0;
    for (int a = 0; a < n; a++) {
      attributes[a] = header.attribute(a);
      column[a] = columns;
      factor[a] = 1;
      if (a == classIndex) {
        continue;
      }
      columns += width(attributes[a]);
      if (attributes[a].isNumeric() && scaling != Scaling.NONE) {
        shift[a] = ranges.shift(a);
        factor[a] = scaling.factor(ranges.min(a), ranges.max(a), ranges.deviation(a));
      }
      if (shift[a] != 0 || isOneHot(attributes[a])) {
        eagerOnes[eagerCount++] = a;
      }
    }
    eager = Arrays.copyOf(eagerOnes, eagerCount);
    features = columns;
  }

  /** How many columns an attribute takes. */
  private static int width(Attribute attribute) {
    return isOneHot(attribute) ? attribute.numValues() : 1;
  }

  private static boolean isOneHot(Attribute attribute) {
    return attribute.isNominal() && attribute.numValues() > 2;
  }

  /** The number of columns, d. */
  int features() {
    return features;
  }

  /** Takes notice of a training row, after it has been encoded: the means and modes of later missing values. */
  void observe(Instance row) {
    running.add(row);
  }

  /**
   * Encodes a checked row; reads the means and modes but changes nothing.
   *
   * @param row the row
   * @param point takes the point
   * @throws IllegalArgumentException if its squared norm is not a number
   */
  void encode(Instance row, Point point) {
    point.clear();
    int e = 0;
    for (int k = 0; k < row.numValues(); k++) {
      int a = row.index(k);
      for (; e < eager.length && eager[e] < a; e++) {
        add(eager[e], 0, point);
      }
      if (e < eager.length && eager[e] == a) {
        e++;
      }
      if (a != classIndex) {
        add(a, row.valueSparse(k), point);
      }
    }
    for (; e < eager.length; e++) {
      add(eager[e], 0, point);
    }
    if (!(point.squaredNorm() < Double.MAX_VALUE)) {
      throw new IllegalArgumentException("the row's values are too large to be squared; scale the attributes"
          + " (option -N normalise) or remove the row");
    }
  }

  private void add(int a, double raw, Point point) {
    double value = raw;
    if (Double.isNaN(value)) {
      if (!running.known(a)) {
        return;
      }
      value = running.value(a);
    }
    if (isOneHot(attributes[a])) {
      point.add(column[a] + (int) value, 1);
    } else {
      point.add(column[a], (value - shift[a]) * factor[a]);
    }
  }
}

package avm.experiments.paper;

import avm.data.Point;
import avm.experiments.Order;
import java.util.Arrays;
import java.util.Random;
import weka.core.Instance;
import weka.core.Instances;
import weka.filters.Filter;
import weka.filters.MultiFilter;
import weka.filters.unsupervised.attribute.NominalToBinary;
import weka.filters.unsupervised.attribute.Normalize;
import weka.filters.unsupervised.attribute.ReplaceMissingValues;
import weka.filters.unsupervised.attribute.Standardize;

/**
 * Encoded rows, with the rows of Weka that they were made of.
 *
 * @param points the encoded rows
 * @param targets −1 or +1 of two classes, a class from 0 of more, or a number
 * @param classes how many classes there are, 0 for a numeric target
 * @param features how many columns there are
 * @param raw Weka's rows, all of them
 * @param origin which of those each row is
 */
record Rows(Point[] points, double[] targets, int classes, int features, Instances raw, int[] origin) {
  private static final int PAIRS = 20_000;

  /** How rows are scaled, over the whole set, since the paper's files are scaled so. */
  enum Scaling { NONE, UNIT, STANDARD }

  static Rows of(Instances data, Scaling scaling) throws Exception {
    Instances encoded = encode(data, scaling);
    int n = data.numInstances();
    int classes = data.classAttribute().isNominal() ? data.numClasses() : 0;
    Point[] points = new Point[n];
    double[] targets = new double[n];
    for (int i = 0; i < n; i++) {
      points[i] = point(encoded.instance(i));
      double y = data.instance(i).classValue();
      targets[i] = classes == 2 ? 2 * y - 1 : y;
    }
    return new Rows(points, targets, classes, encoded.numAttributes() - 1, data, identity(n));
  }

  private static Instances encode(Instances data, Scaling scaling) throws Exception {
    if (scaling == Scaling.NONE) {
      return data;
    }
    MultiFilter filter = new MultiFilter();
    filter.setFilters(new Filter[] {new ReplaceMissingValues(), new NominalToBinary(),
        scaling == Scaling.UNIT ? new Normalize() : new Standardize()});
    filter.setInputFormat(data);
    return Filter.useFilter(data, filter);
  }

  private static Point point(Instance row) {
    Point point = new Point(row.numValues());
    for (int k = 0; k < row.numValues(); k++) {
      if (row.index(k) != row.classIndex() && row.valueSparse(k) != 0) {
        point.add(row.index(k) - (row.index(k) > row.classIndex() ? 1 : 0), row.valueSparse(k));
      }
    }
    return point;
  }

  private static int[] identity(int n) {
    int[] order = new int[n];
    Arrays.setAll(order, i -> i);
    return order;
  }

  int size() {
    return points.length;
  }

  /** Chosen rows in a chosen order. */
  Rows at(int... order) {
    Point[] p = new Point[order.length];
    double[] y = new double[order.length];
    int[] o = new int[order.length];
    for (int i = 0; i < order.length; i++) {
      p[i] = points[order[i]];
      y[i] = targets[order[i]];
      o[i] = origin[order[i]];
    }
    return new Rows(p, y, classes, features, raw, o);
  }

  Rows part(int from, int to) {
    int[] order = new int[to - from];
    Arrays.setAll(order, i -> from + i);
    return at(order);
  }

  Rows permuted(long seed) {
    return at(Order.of(size(), seed));
  }

  /** At most so many rows, a random choice that is always the same. */
  Rows atMost(int n) {
    return n >= size() ? this : permuted(0).part(0, n);
  }

  /** The same rows as Weka knows them. */
  Instances instances() {
    Instances rows = new Instances(raw, size());
    for (int i : origin) {
      rows.add(raw.instance(i));
    }
    return rows;
  }

  double maxTarget() {
    return Arrays.stream(targets).map(Math::abs).max().orElse(0);
  }

  /** Mean and standard deviation of the distance between two rows, of a seeded choice of pairs. */
  double[] distances() {
    Random random = new Random(1);
    double sum = 0;
    double squares = 0;
    for (int k = 0; k < PAIRS; k++) {
      double d = Math.sqrt(points[random.nextInt(size())].squaredDistance(points[random.nextInt(size())]));
      sum += d;
      squares += d * d;
    }
    double mean = sum / PAIRS;
    return new double[] {mean, Math.sqrt(Math.max(0, squares / PAIRS - mean * mean))};
  }

  /** What scores say: the class, in the form of a target, or the number. */
  double predicted(double[] scores) {
    if (classes == 0) {
      return scores[0];
    }
    if (classes == 2) {
      return scores[0] >= 0 ? 1 : -1;
    }
    int best = 0;
    for (int c = 1; c < scores.length; c++) {
      best = scores[c] > scores[best] ? c : best;
    }
    return best;
  }
}

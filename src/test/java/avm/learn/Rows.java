package avm.learn;

import avm.data.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Seeded random rows for tests: a plain dense vector and its target. */
public record Rows(double[] x, double y) {

  public Point point() {
    return Point.of(x);
  }

  /** Two classes, −1 and +1, a tenth of the labels wrong. */
  public static List<Rows> binary(int n, int d, long seed) {
    Random random = new Random(seed);
    List<Rows> rows = new ArrayList<>();
    for (int t = 0; t < n; t++) {
      double[] x = gaussian(d, random);
      boolean positive = Math.sin(2 * x[0]) + x[d - 1] > 0;
      rows.add(new Rows(x, positive == random.nextInt(10) > 0 ? 1 : -1));
    }
    return rows;
  }

  /** Classes 0 … k − 1, by the angle of the first two features. */
  public static List<Rows> classes(int n, int d, int k, long seed) {
    Random random = new Random(seed);
    List<Rows> rows = new ArrayList<>();
    for (int t = 0; t < n; t++) {
      double[] x = gaussian(d, random);
      double angle = (Math.atan2(x[0], x[1]) + Math.PI) / (2 * Math.PI);
      rows.add(new Rows(x, random.nextInt(10) == 0 ? random.nextInt(k) : Math.min(k - 1, (int) (k * angle))));
    }
    return rows;
  }

  /** A smooth function with noise. */
  public static List<Rows> numeric(int n, int d, long seed) {
    Random random = new Random(seed);
    List<Rows> rows = new ArrayList<>();
    for (int t = 0; t < n; t++) {
      double[] x = gaussian(d, random);
      rows.add(new Rows(x, 2 * Math.sin(x[0]) + x[d - 1] + 0.3 * random.nextGaussian()));
    }
    return rows;
  }

  /** Rows for a loss by its name. */
  public static List<Rows> of(String loss, int classes, int n, int d, long seed) {
    if (NaiveSgd.numeric(loss)) {
      return numeric(n, d, seed);
    }
    return classes == 2 ? binary(n, d, seed) : classes(n, d, classes, seed);
  }

  public static double[] gaussian(int d, Random random) {
    double[] x = new double[d];
    for (int j = 0; j < d; j++) {
      x[j] = random.nextGaussian();
    }
    return x;
  }

  /** Learns rows in order, each with weight 1. */
  public static ExpansionLearner learn(ExpansionLearner learner, List<Rows> rows) {
    for (Rows row : rows) {
      learner.observe(row.point());
      learner.update(row.y, 1);
    }
    return learner;
  }
}

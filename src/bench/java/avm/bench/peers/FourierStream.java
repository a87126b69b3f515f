package avm.bench.peers;

import avm.data.Point;
import avm.data.Vectors;
import java.util.Arrays;
import java.util.Random;

/**
 * Fourier online gradient descent (FOGD): the Gaussian kernel's random Fourier features z(x) = √(2/D)·cos(Wx + b), D of
 * them, and a linear model with hinge loss on these, with steps of one size.
 */
final class FourierStream implements Entrant {
  /** D, how many features there are. */
  static final int FEATURES = 2000;
  /** The name in the table. */
  static final String NAME = "FOGD, " + FEATURES + " random Fourier features, in Java";
  private static final double[] STEPS = {0.01, 0.1, 1, 10};

  private final double step;
  private double[][] w;
  private double[] b;
  private BenchSet of;

  private FourierStream(double step) {
    this.step = step;
  }

  /** The best of four step sizes. */
  static Entrant tuned() {
    return new BestOf(NAME, Arrays.stream(STEPS).<Entrant>mapToObj(FourierStream::new).toList());
  }

  @Override
  public String name() {
    return NAME;
  }

  /** W by column of the data, as normal numbers with variance 2γ, and b between 0 and 2π. */
  private void draw(BenchSet set) {
    Random random = new Random(1);
    w = new double[set.features()][FEATURES];
    b = new double[FEATURES];
    for (int k = 0; k < FEATURES; k++) {
      for (double[] column : w) {
        column[k] = random.nextGaussian() * Math.sqrt(2 * set.gamma);
      }
      b[k] = random.nextDouble() * 2 * Math.PI;
    }
    of = set;
  }

  private void features(Point x, double[] z) {
    System.arraycopy(b, 0, z, 0, FEATURES);
    for (int k = 0; k < x.size(); k++) {
      add(x.value(k), w[x.column(k)], z);
    }
    double scale = Math.sqrt(2.0 / FEATURES);
    for (int k = 0; k < FEATURES; k++) {
      z[k] = scale * Math.cos(z[k]);
    }
  }

  private static void add(double x, double[] column, double[] sum) {
    for (int k = 0; k < FEATURES; k++) {
      sum[k] += x * column[k];
    }
  }

  @Override
  public Measurement run(BenchSet set, int rows) {
    if (of != set) {
      draw(set);
    }
    double[] z = new double[FEATURES];
    double[] weights = new double[FEATURES];
    int mistakes = 0;
    long start = System.nanoTime();
    for (int i = 0; i < rows; i++) {
      double y = set.targets[i];
      features(set.points[i], z);
      double score = Vectors.dot(weights, z, FEATURES);
      mistakes += score >= 0 != y > 0 ? 1 : 0;
      if (y * score < 1) {
        add(step * y, z, weights);
      }
    }
    double nanos = System.nanoTime() - start;
    return new Measurement(rows, nanos / rows, (double) mistakes / rows, FEATURES + " weights, step " + step);
  }
}

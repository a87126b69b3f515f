package avm.bench;

import avm.coverage.Always;
import avm.coverage.Hypersphere;
import avm.coverage.Neighbours;
import avm.data.Point;
import avm.expansion.Coefficients;
import avm.expansion.StreamingSuffix;
import avm.expansion.WeightVectors;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.learn.KernelLearner;
import avm.learn.Report;
import avm.loss.Binary;
import avm.loss.Logistic;
import java.util.Random;

/** {@code ./antw bench-growth}: many generated rows through the stream path, the rate and the memory now and then. */
public final class Growth {
  private static final int FEATURES = 8;
  private static final int OUTPUTS = 1;

  private Growth() {
  }

  /**
   * Streams rows.
   *
   * @param args how many rows, 10,000,000 if left out
   */
  public static void main(String[] args) {
    long rows = args.length > 0 && !args[0].isEmpty() ? Long.parseLong(args[0]) : 10_000_000;
    Kernel kernel = new Gaussian(2);
    KernelLearner learner = new KernelLearner(kernel, new Binary(new Logistic()),
        new WeightVectors(new Coefficients(OUTPUTS, 1e-6, 1e5), new StreamingSuffix(OUTPUTS), null),
        new Hypersphere(1.6), new Always(), new Neighbours(kernel, 16), null, 0);
    Random random = new Random(1);
    Point x = new Point(FEATURES);
    double[] score = new double[OUTPUTS];
    long wrong = 0;
    long start = System.nanoTime();
    System.out.printf("%12s %12s %10s %12s %10s%n", "rows", "rows/s", "error", "core points", "heap MB");
    for (long t = 1; t <= rows; t++) {
      double y = row(random, x);
      learner.observe(x);
      learner.outputScores(score);
      wrong += score[0] >= 0 == y > 0 ? 0 : 1;
      learner.update(y, 1);
      if (t % 1_000_000 == 0 || t == 10_000 || t == 100_000) {
        Runtime runtime = Runtime.getRuntime();
        System.out.printf("%,12d %,12.0f %9.2f%% %,12d %,10d%n", t, t / ((System.nanoTime() - start) * 1e-9),
            100.0 * wrong / t, learner.cores().size(), (runtime.totalMemory() - runtime.freeMemory()) >> 20);
      }
    }
    Report report = learner.report();
    double each = (double) report.bytes() / report.stored();
    double bound = 8.0 * (FEATURES + 3 * OUTPUTS + 3);
    System.out.printf("%,.0f bytes a core point, %.2f times 8(features + 3 outputs + 3)%n", each, each / bound);
  }

  /** A row on a curved line in eight dimensions, and on which side of a wave it lies. */
  private static double row(Random random, Point x) {
    x.clear();
    double along = random.nextDouble() * 6;
    for (int j = 0; j < FEATURES; j++) {
      x.add(j, Math.sin(along + j) + 0.2 * random.nextGaussian());
    }
    return Math.sin(3 * along) + 0.3 * random.nextGaussian() > 0 ? 1 : -1;
  }
}

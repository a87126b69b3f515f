package avm.bench;

import avm.coverage.Always;
import avm.coverage.Hypersphere;
import avm.coverage.Neighbours;
import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.learn.ExpansionLearner;
import avm.learn.Learners;
import avm.learn.Report;
import avm.loss.Binary;
import avm.loss.Logistic;
import avm.weights.Coefficients;
import avm.weights.StreamingSuffix;
import avm.weights.WeightVectors;
import java.util.Random;
import java.util.TreeMap;

/** {@code ./antw bench-growth}: many generated rows through the stream path, the rate and the memory now and then. */
public final class Growth {
  private static final int FEATURES = 8;
  private static final int OUTPUTS = 1;
  /** By this row the coverage is full. */
  private static final int FULL = 1_000_000;
  private static final int WORDS = 1_000_000;

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
    ExpansionLearner learner = Learners.avm(kernel, new Binary(new Logistic()),
        new WeightVectors(new Coefficients(OUTPUTS, 1e-6, 1e5), new StreamingSuffix(OUTPUTS), null),
        new Hypersphere(1.6), new Always(), new Neighbours(kernel, 16), null, 0);
    Random random = new Random(1);
    Point x = new Point(FEATURES);
    double[] score = new double[OUTPUTS];
    long wrong = 0;
    long start = System.nanoTime();
    long since = 0;
    double early = Double.NaN;
    double late = Double.NaN;
    System.out.printf("%12s %12s %12s %10s %12s %10s%n", "rows", "rows/s since", "ns per row", "error", "core points",
        "heap MB");
    for (long t = 1; t <= rows; t++) {
      double y = row(random, x);
      learner.observe(x);
      learner.outputScores(score);
      wrong += score[0] >= 0 == y > 0 ? 0 : 1;
      learner.update(y, 1);
      if (t % 1_000_000 == 0 || t == 10_000 || t == 100_000) {
        Runtime runtime = Runtime.getRuntime();
        late = (double) (System.nanoTime() - start) / (t - since);
        early = Double.isNaN(early) && t >= FULL ? late : early;
        System.out.printf("%,12d %,12.0f %,12.0f %9.2f%% %,12d %,10d%n", t, 1e9 / late, late, 100.0 * wrong / t,
            learner.cores().size(), (runtime.totalMemory() - runtime.freeMemory()) >> 20);
        since = t;
        start = System.nanoTime();
      }
    }
    System.out.printf("The last rows took %.2f times as long as those before row %,d.%n", late / early, FULL);
    Report report = learner.report();
    double each = (double) report.bytes() / report.stored();
    double bound = 8.0 * (FEATURES + 3 * OUTPUTS + 3);
    System.out.printf("%,.0f bytes a core point, %.2f times 8(features + 3 outputs + 3)%n", each, each / bound);
    sparse(Math.min(rows, 50_000));
  }

  /** Rows of which each has some fifty of a million features, a few of them common: words of texts. */
  private static void sparse(long rows) {
    Kernel kernel = new Gaussian(0.05);
    ExpansionLearner learner = Learners.avm(kernel, new Binary(new Logistic()),
        new WeightVectors(new Coefficients(OUTPUTS, 1e-4, 1e3), new StreamingSuffix(OUTPUTS), null),
        new Hypersphere(19), new Always(), new Neighbours(kernel, 16), null, 0);
    Random random = new Random(1);
    double[] score = new double[OUTPUTS];
    long wrong = 0;
    long start = System.nanoTime();
    for (long t = 0; t < rows; t++) {
      double y = random.nextBoolean() ? 1 : -1;
      Point x = text(random, y);
      learner.observe(x);
      learner.outputScores(score);
      wrong += score[0] >= 0 == y > 0 ? 0 : 1;
      learner.update(y, 1);
    }
    System.out.printf("%,d sparse rows of %,d features: %,.0f rows/s, error %.2f%%, %,d core points, %,d KB%n", rows,
        WORDS, rows / ((System.nanoTime() - start) * 1e-9), 100.0 * wrong / rows, learner.cores().size(),
        learner.report().bytes() >> 10);
  }

  /** Words by rank: the r-th is about 1/r as frequent as the first; one class prefers even ranks, one odd ones. */
  private static Point text(Random random, double y) {
    TreeMap<Integer, Double> words = new TreeMap<>();
    for (int k = 0; k < 50; k++) {
      int word = (int) Math.exp(random.nextDouble() * Math.log(WORDS)) - 1;
      boolean even = random.nextInt(4) == 0 ? random.nextBoolean() : y > 0;
      words.merge(Math.min(WORDS - 1, word / 2 * 2 + (even ? 0 : 1)), 1.0, Double::sum);
    }
    Point x = new Point(words.size());
    words.forEach(x::add);
    return x;
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

package avm.bench.peers;

import avm.coverage.Always;
import avm.coverage.Hypersphere;
import avm.coverage.Neighbours;
import avm.expansion.Coefficients;
import avm.expansion.LinearPart;
import avm.expansion.StreamingSuffix;
import avm.expansion.WeightVectors;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.learn.KernelLearner;
import avm.loss.Binary;
import avm.loss.Logistic;

/**
 * The library's own loop with all that the package has: 16 neighbours, logistic loss, a first step of 10, the suffix
 * average, a linear function beside the core points; γ, λ and δ are the set's, as for everybody.
 */
final class NeighbourStream implements Entrant {
  /** How many core points represent a row. */
  static final int NEIGHBOURS = 16;
  /** μ of the linear function. */
  static final double LINEAR = 1;
  /** Its name where it is given the first rows only. */
  static final String FIRST = "AVM, 16 neighbours, logistic, suffix, linear: the library's core, the first rows";

  private final String name;
  private final int limit;

  NeighbourStream(String name, int limit) {
    this.name = name;
    this.limit = limit;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int limit() {
    return limit;
  }

  @Override
  public boolean fast() {
    return true;
  }

  private static KernelLearner learner(BenchSet set) {
    Kernel kernel = new Gaussian(set.gamma);
    WeightVectors weights = new WeightVectors(start(set), new StreamingSuffix(1),
        new LinearPart(LINEAR, start(set), new StreamingSuffix(1)));
    return new KernelLearner(kernel, new Binary(new Logistic()), weights, new Hypersphere(set.delta), new Always(),
        new Neighbours(kernel, NEIGHBOURS), null, 0);
  }

  private static Coefficients start(BenchSet set) {
    return new Coefficients(1, set.lambda, 0.1 / set.lambda);
  }

  @Override
  public Measurement run(BenchSet set, int rows) {
    KernelLearner learner = learner(set);
    double[] score = new double[1];
    int mistakes = 0;
    long start = System.nanoTime();
    for (int i = 0; i < rows; i++) {
      double y = set.targets[i];
      learner.observe(set.points[i]);
      learner.outputScores(score);
      mistakes += score[0] >= 0 != y > 0 ? 1 : 0;
      learner.update(y, 1);
    }
    double nanos = System.nanoTime() - start;
    return new Measurement(rows, nanos / rows, (double) mistakes / rows, learner.cores().size() + " core points");
  }
}

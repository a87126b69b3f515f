package avm.bench.peers;

import avm.coverage.Always;
import avm.coverage.CellNeighbours;
import avm.coverage.Hypersphere;
import avm.coverage.Neighbours;
import avm.coverage.Representation;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.kernel.SingleGaussian;
import avm.learn.ExpansionLearner;
import avm.learn.Learners;
import avm.loss.Binary;
import avm.loss.Logistic;
import avm.store.KernelRow;
import avm.weights.Coefficients;
import avm.weights.GridSuffix;
import avm.weights.LinearPart;
import avm.weights.Output;
import avm.weights.StreamingSuffix;
import avm.weights.WeightVectors;
import java.util.List;
import java.util.function.BiFunction;

/**
 * The library's own loop with all that the package has: several neighbours, logistic loss, a first step of 10, a
 * suffix average, a linear function beside the core points; γ is the set's, as for everybody.
 */
final class NeighbourStream implements Entrant {
  /** How many core points represent a row in the first of them. */
  static final int NEIGHBOURS = 16;
  /** μ of its linear function. */
  static final double LINEAR = 1;

  private final String name;
  private final BiFunction<Kernel, Integer, Representation> representation;
  private final int neighbours;
  private final double cells;
  private boolean quarter;
  private boolean single;

  private NeighbourStream(String name, BiFunction<Kernel, Integer, Representation> representation, int neighbours,
      double cells) {
    this.name = neighbours + " neighbours" + name + (cells == 1 ? "" : ", " + cells + "δ");
    this.representation = representation;
    this.neighbours = neighbours;
    this.cells = cells;
  }

  private static NeighbourStream ofTheCorePoint(int neighbours, double cells) {
    return new NeighbourStream(" of the core point", CellNeighbours::new, neighbours, cells);
  }

  /** With λ 0.01/rows, μ 0.1 and the average of the last quarter of the steps. */
  private NeighbourStream quarter() {
    quarter = true;
    return this;
  }

  /** In single precision. */
  private NeighbourStream single() {
    single = true;
    return this;
  }

  /** All of them: the same few settings for every set. */
  static List<NeighbourStream> all() {
    return List.of(
        new NeighbourStream("", Neighbours::new, NEIGHBOURS, 1),
        ofTheCorePoint(NEIGHBOURS, 1),
        ofTheCorePoint(16, 1.1).quarter(),
        ofTheCorePoint(16, 1.1).quarter().single(),
        ofTheCorePoint(8, 1.5));
  }

  @Override
  public String name() {
    return "AVM, " + name + (quarter ? ", λ 0.01/rows, μ 0.1, last quarter" : ", suffix") + (single ? ", single" : "")
        + ", logistic, linear: the library's core";
  }

  @Override
  public boolean fast() {
    return true;
  }

  private ExpansionLearner learner(BenchSet set) {
    Kernel kernel = single ? new SingleGaussian(set.gamma) : new Gaussian(set.gamma);
    WeightVectors weights = new WeightVectors(start(set), output(),
        new LinearPart(quarter ? 0.1 : LINEAR, start(set), output()));
    return Learners.avm(kernel, new Binary(new Logistic()), weights, new Hypersphere(cells * set.delta),
        new Always(), representation.apply(kernel, neighbours), null, 0);
  }

  private Coefficients start(BenchSet set) {
    double lambda = quarter ? 0.01 / set.points.length : set.lambda;
    return new Coefficients(1, lambda, 0.1 / lambda);
  }

  private Output output() {
    return quarter ? new GridSuffix(1, 0.25) : new StreamingSuffix(1);
  }

  @Override
  public Measurement run(BenchSet set, int rows) {
    ExpansionLearner learner = learner(set);
    double[] score = new double[1];
    KernelRow row = new KernelRow();
    int mistakes = 0;
    long start = System.nanoTime();
    for (int i = 0; i < rows; i++) {
      double y = set.targets[i];
      learner.predict(set.points[i], row, score);
      learner.observe(set.points[i], row);
      mistakes += score[0] >= 0 != y > 0 ? 1 : 0;
      learner.update(y, 1);
    }
    double nanos = System.nanoTime() - start;
    return new Measurement(rows, nanos / rows, (double) mistakes / rows, learner.cores().size() + " core points");
  }
}

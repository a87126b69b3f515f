package avm.bench.peers;

import avm.coverage.Always;
import avm.coverage.CellNeighbours;
import avm.coverage.Hypersphere;
import avm.coverage.Neighbours;
import avm.coverage.Representation;
import avm.expansion.Coefficients;
import avm.expansion.KernelRow;
import avm.expansion.LinearPart;
import avm.expansion.StreamingSuffix;
import avm.expansion.WeightVectors;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.kernel.SingleGaussian;
import avm.learn.KernelLearner;
import avm.loss.Binary;
import avm.loss.Logistic;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;

/**
 * The library's own loop with all that the package has: several neighbours, logistic loss, a first step of 10, the
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
  private final double mu;
  private final ToDoubleFunction<BenchSet> lambda;
  private final double cells;
  private final boolean single;

  private NeighbourStream(String name, BiFunction<Kernel, Integer, Representation> representation, int neighbours,
      double mu, ToDoubleFunction<BenchSet> lambda, double cells, boolean single) {
    this.name = "AVM, " + name + (single ? ", single precision," : ",") + " logistic, suffix, linear: the library's core";
    this.representation = representation;
    this.neighbours = neighbours;
    this.mu = mu;
    this.lambda = lambda;
    this.cells = cells;
    this.single = single;
  }

  /** All of them: the same few settings for every set. */
  static List<NeighbourStream> all() {
    return List.of(
        new NeighbourStream("16 neighbours", Neighbours::new, NEIGHBOURS, LINEAR, set -> set.lambda, 1, false),
        new NeighbourStream("16 neighbours of the core point", CellNeighbours::new, NEIGHBOURS, LINEAR,
            set -> set.lambda, 1, false),
        new NeighbourStream("20 neighbours of the core point, λ 0.01/rows, μ 0.1, 1.05δ", CellNeighbours::new, 20, 0.1,
            NeighbourStream::small, 1.05, false),
        new NeighbourStream("20 neighbours of the core point, λ 0.01/rows, μ 0.1, 1.1δ", CellNeighbours::new, 20, 0.1,
            NeighbourStream::small, 1.1, false),
        new NeighbourStream("8 neighbours of the core point, 1.5δ", CellNeighbours::new, 8, LINEAR, set -> set.lambda,
            1.5, false),
        new NeighbourStream("20 neighbours of the core point, λ 0.01/rows, μ 0.1, 1.05δ", CellNeighbours::new, 20, 0.1,
            NeighbourStream::small, 1.05, true),
        new NeighbourStream("20 neighbours of the core point, λ 0.01/rows, μ 0.1, 1.1δ", CellNeighbours::new, 20, 0.1,
            NeighbourStream::small, 1.1, true));
  }

  private static double small(BenchSet set) {
    return 0.01 / set.points.length;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public boolean fast() {
    return true;
  }

  private KernelLearner learner(BenchSet set) {
    Kernel kernel = single ? new SingleGaussian(set.gamma) : new Gaussian(set.gamma);
    WeightVectors weights = new WeightVectors(start(set), new StreamingSuffix(1),
        new LinearPart(mu, start(set), new StreamingSuffix(1)));
    return new KernelLearner(kernel, new Binary(new Logistic()), weights, new Hypersphere(cells * set.delta),
        new Always(), representation.apply(kernel, neighbours), null, 0);
  }

  private Coefficients start(BenchSet set) {
    return new Coefficients(1, lambda.applyAsDouble(set), 0.1 / lambda.applyAsDouble(set));
  }

  @Override
  public Measurement run(BenchSet set, int rows) {
    KernelLearner learner = learner(set);
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

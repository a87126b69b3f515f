package avm.bench.peers;

import avm.coverage.Always;
import avm.coverage.Hypersphere;
import avm.coverage.Nearest;
import avm.kernel.Gaussian;
import avm.learn.ExpansionLearner;
import avm.learn.Learners;
import avm.loss.Binary;
import avm.loss.Hinge;
import avm.weights.Coefficients;
import avm.weights.Last;
import avm.weights.WeightVectors;

/** The library's own loop, with nothing of Weka: the same algorithm as the programs in C. */
final class CoreStream implements Entrant {

  @Override
  public String name() {
    return "AVM, the library's core";
  }

  @Override
  public boolean fast() {
    return true;
  }

  /** A learner with a set's settings. */
  static ExpansionLearner learner(BenchSet set) {
    return Learners.avm(new Gaussian(set.gamma), new Binary(new Hinge()), new WeightVectors(new Coefficients(1, set.lambda, 0),
        new Last(), null), new Hypersphere(set.delta), new Always(), new Nearest(), null, 0);
  }

  @Override
  public Measurement run(BenchSet set, int rows) {
    ExpansionLearner learner = learner(set);
    long start = System.nanoTime();
    int mistakes = pass(learner, set, rows);
    double nanos = System.nanoTime() - start;
    return new Measurement(rows, nanos / rows, (double) mistakes / rows, learner.cores().size() + " core points");
  }

  private static int pass(ExpansionLearner learner, BenchSet set, int rows) {
    int mistakes = 0;
    for (int i = 0; i < rows; i++) {
      mistakes += step(learner, set, i) ? 1 : 0;
    }
    return mistakes;
  }

  /** Predicts a row and learns it; whether it was predicted wrongly. */
  static boolean step(ExpansionLearner learner, BenchSet set, int i) {
    double y = set.targets[i];
    learner.observe(set.points[i]);
    boolean mistake = learner.scores()[0] >= 0 != y > 0;
    learner.update(y, 1);
    return mistake;
  }

  /** The score of every row, each before it was learned. */
  static double[] scores(BenchSet set) {
    ExpansionLearner learner = learner(set);
    double[] scores = new double[set.points.length];
    for (int i = 0; i < scores.length; i++) {
      learner.observe(set.points[i]);
      scores[i] = learner.scores()[0];
      learner.update(set.targets[i], 1);
    }
    return scores;
  }
}

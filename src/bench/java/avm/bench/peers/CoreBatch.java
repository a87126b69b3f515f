package avm.bench.peers;

import avm.data.PointSource;
import avm.learn.ExpansionLearner;

/** The library's batch training: {@link CoreStream}'s steps with all rows at hand, on all cores. */
final class CoreBatch implements Entrant {
  /** Its name. */
  static final String NAME = "AVM, the library's core, batch training";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public boolean fast() {
    return true;
  }

  @Override
  public Measurement run(BenchSet set, int rows) {
    ExpansionLearner learner = CoreStream.learner(set);
    int[] mistakes = new int[1];
    long start = System.nanoTime();
    learner.inTurn(PointSource.of(set.points), rows, true,
        (x, i) -> mistakes[0] += CoreStream.step(learner, set, i) ? 1 : 0);
    double nanos = System.nanoTime() - start;
    return new Measurement(rows, nanos / rows, (double) mistakes[0] / rows, learner.cores().size() + " core points");
  }
}

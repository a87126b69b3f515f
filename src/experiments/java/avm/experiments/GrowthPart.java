package avm.experiments;

import java.util.List;
import weka.core.Instances;

/** More rows of one set, the same rows to be tested on; with all rows, a forest in the same run. */
final class GrowthPart {
  static final String PART = "growth";
  /** How many rows are learned from; at last all. */
  private static final int[] ROWS = {10_000, 40_000, Integer.MAX_VALUE};

  private final Run run;

  GrowthPart(Run run) {
    this.run = run;
  }

  void all() throws Exception {
    for (DataSet set : DataSet.GROWTH) {
      for (Contender contender : Contender.LIST) {
        boolean ours = contender.name().equals(Contender.AVM);
        if ((ours || contender.name().equals(Contender.FOREST)) && run.wants(contender.name(), ours, set)
            && run.missing(PART, set, contender.name(), ours, 1)) {
          measure(contender, set, Split.of(set, run.data()).get(0), ours);
        }
      }
    }
  }

  private void measure(Contender contender, DataSet set, Split split, boolean ours) throws Exception {
    int all = split.train().numInstances();
    for (int rows : ROWS) {
      if (rows > all || ours) {
        Instances train = Split.first(split.train(), rows);
        run.put(List.of(BatchPart.measure(PART, contender, set, new Split(1, train, split.test()), null)));
      }
      if (rows >= all) {
        return;
      }
    }
  }
}

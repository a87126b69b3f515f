package avm.bench.peers;

import weka.classifiers.functions.AVM;
import weka.core.Instances;

/** What a user gets who sets nothing and has all rows at hand: the first rows are learned, then predicted. */
final class DefaultBatch implements Entrant {

  @Override
  public String name() {
    return "AVM with its default options, batch training, the first rows";
  }

  @Override
  public Measurement run(BenchSet set, int rows) throws Exception {
    Instances first = new Instances(set.rows, 0, rows);
    AVM avm = new AVM();
    long start = System.nanoTime();
    avm.buildClassifier(first);
    double nanos = System.nanoTime() - start;
    int mistakes = 0;
    for (int i = 0; i < rows; i++) {
      double[] p = avm.distributionForInstance(first.instance(i));
      mistakes += p[1] >= p[0] != set.targets[i] > 0 ? 1 : 0;
    }
    return new Measurement(rows, nanos / rows, (double) mistakes / rows, WekaBatch.core(avm));
  }
}

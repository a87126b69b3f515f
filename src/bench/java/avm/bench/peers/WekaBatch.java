package avm.bench.peers;

import java.util.function.Function;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.Classifier;
import weka.classifiers.functions.AVM;
import weka.core.BatchPredictor;
import weka.core.Instances;

/** AVM's batch training, one pass over all rows, and prediction of all rows with what it learned. */
final class WekaBatch implements Entrant {
  private final String name;
  private final Work work;
  private Classifier trained;
  private BenchSet of;

  /** What is timed. */
  private interface Work {
    int mistakes(WekaBatch entrant, Instances rows, double[] targets) throws Exception;
  }

  private WekaBatch(String name, Work work) {
    this.name = name;
    this.work = work;
  }

  /** buildClassifier. */
  static WekaBatch training() {
    return new WekaBatch("AVM, batch training (buildClassifier)", (entrant, rows, targets) -> {
      entrant.trained.buildClassifier(rows);
      return -1;
    });
  }

  /** distributionForInstance of every row. */
  static WekaBatch predictionByRow() {
    return new WekaBatch("AVM, prediction one row at a time", (entrant, rows, targets) -> {
      int mistakes = 0;
      for (int i = 0; i < rows.numInstances(); i++) {
        double[] p = entrant.trained.distributionForInstance(rows.instance(i));
        mistakes += p[1] >= p[0] != targets[i] > 0 ? 1 : 0;
      }
      return mistakes;
    });
  }

  /** distributionsForInstances of all rows. */
  static WekaBatch predictionAtOnce() {
    return new WekaBatch("AVM, prediction of a batch (distributionsForInstances)", (entrant, rows, targets) -> {
      double[][] p = ((BatchPredictor) entrant.trained).distributionsForInstances(rows);
      int mistakes = 0;
      for (int i = 0; i < p.length; i++) {
        mistakes += p[i][1] >= p[i][0] != targets[i] > 0 ? 1 : 0;
      }
      return mistakes;
    });
  }

  private static final Function<BenchSet, Classifier> MAKE = set -> WekaStream.with(new AVM(), set.avmOptions());

  @Override
  public String name() {
    return name;
  }

  @Override
  public boolean fast() {
    return true;
  }

  @Override
  public Measurement run(BenchSet set, int rows) throws Exception {
    if (of != set) {
      trained = MAKE.apply(set);
      trained.buildClassifier(set.rows);
      of = set;
    }
    if (!(trained instanceof BatchPredictor) && !(trained instanceof AbstractClassifier)) {
      return null;
    }
    long start = System.nanoTime();
    int mistakes = work.mistakes(this, set.rows, set.targets);
    double nanos = System.nanoTime() - start;
    int n = set.rows.numInstances();
    return new Measurement(n, nanos / n, mistakes < 0 ? Double.NaN : (double) mistakes / n, core(trained));
  }

  /** The size of an AVM. */
  static String core(Classifier classifier) {
    return ((AVM) classifier).model().learner().cores().size() + " core points";
  }
}

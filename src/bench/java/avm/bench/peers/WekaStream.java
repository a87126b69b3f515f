package avm.bench.peers;

import java.util.function.Function;
import weka.classifiers.Classifier;
import weka.classifiers.UpdateableClassifier;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.OptionHandler;

/** One of Weka's learners of streams: every row is predicted, then learned. */
final class WekaStream implements Entrant {
  private final String name;
  private final Function<BenchSet, Classifier> make;
  private final Function<Classifier, String> model;
  private final int limit;

  WekaStream(String name, int limit, Function<BenchSet, Classifier> make, Function<Classifier, String> model) {
    this.name = name;
    this.limit = limit;
    this.make = make;
    this.model = model;
  }

  /** A classifier with options. */
  static Classifier with(Classifier classifier, String... options) {
    try {
      ((OptionHandler) classifier).setOptions(options);
      return classifier;
    } catch (Exception e) {
      throw new IllegalArgumentException(e);
    }
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
    return name.startsWith("AVM");
  }

  @Override
  public Measurement run(BenchSet set, int rows) throws Exception {
    Classifier classifier = make.apply(set);
    classifier.buildClassifier(new Instances(set.rows, 0));
    long start = System.nanoTime();
    int mistakes = pass(classifier, set, rows);
    double nanos = System.nanoTime() - start;
    return new Measurement(rows, nanos / rows, (double) mistakes / rows, model.apply(classifier));
  }

  private static int pass(Classifier classifier, BenchSet set, int rows) throws Exception {
    UpdateableClassifier updateable = (UpdateableClassifier) classifier;
    int mistakes = 0;
    for (int i = 0; i < rows; i++) {
      Instance row = set.rows.instance(i);
      double[] p = classifier.distributionForInstance(row);
      if (p[1] >= p[0] != set.targets[i] > 0) {
        mistakes++;
      }
      updateable.updateClassifier(row);
    }
    return mistakes;
  }
}

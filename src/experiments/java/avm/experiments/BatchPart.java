package avm.experiments;

import java.util.List;
import weka.classifiers.Classifier;
import weka.classifiers.Evaluation;
import weka.classifiers.IntervalEstimator;
import weka.classifiers.functions.AVM;
import weka.core.Instance;
import weka.core.Instances;

/** Training rows, then test rows. */
final class BatchPart {
  static final String PART = "batch";

  private final Run run;

  BatchPart(Run run) {
    this.run = run;
  }

  void all() throws Exception {
    for (Contender contender : Contender.LIST) {
      for (DataSet set : DataSet.BATCH) {
        if (run.wants(contender.name(), contender.name().equals(Contender.AVM), set)) {
          measure(contender, set);
        }
      }
    }
  }

  private void measure(Contender contender, DataSet set) throws Exception {
    boolean ours = contender.name().equals(Contender.AVM);
    if (!ours && run.complete(PART, set, contender.name())) {
      return;
    }
    for (Split split : Split.of(set, run.data())) {
      if (run.missing(PART, set, contender.name(), ours, split.seed())) {
        String tuned = run.results().settings(PART, set.name(), Contender.SVM, split.seed());
        if (tuned == null && contender.name().equals(Contender.SMO)) {
          System.out.println(set.name() + ": no tuned SVM yet to take the settings of");
        } else {
          run.put(List.of(measure(PART, contender, set, split, tuned)));
        }
      }
    }
  }

  /** What a contender does on a split. */
  static Result measure(String part, Contender contender, DataSet set, Split split, String tuned) throws Exception {
    boolean nominal = split.train().classAttribute().isNominal();
    Instances train = Split.first(split.train(), contender.mostTrain());
    Instances test = Split.first(split.test(),
        (int) Math.min(Integer.MAX_VALUE, Math.max(500, contender.mostPairs() / train.numInstances())));
    Classifier classifier = contender.maker().make(nominal, tuned);
    Clock clock = new Clock();
    try {
      classifier.buildClassifier(train);
    } catch (Deadline.Passed e) {
      return new Result(part, set.name(), contender.name(), split.seed(), train.numInstances(), 0, Double.NaN,
          Double.NaN, Double.NaN, Double.NaN, clock.seconds(), clock.cpuSeconds(), Double.NaN, Double.NaN, Double.NaN,
          Text.now(), classifier + "; given up");
    }
    double seconds = clock.seconds();
    double cpu = clock.cpuSeconds();
    double vectors = Double.NaN;
    String settings = "";
    if (classifier instanceof TunedSvm svm) {
      seconds = svm.times()[0];
      cpu = svm.times()[1];
      vectors = svm.vectors();
      settings = svm.chosen();
    } else if (classifier instanceof TunedSmo smo) {
      settings = smo.toString();
    } else if (classifier instanceof AVM avm) {
      vectors = avm.getMeasure("measureCorePoints");
      settings = Text.settings(avm);
    }
    Clock testing = new Clock();
    Evaluation evaluation = new Evaluation(train);
    for (Instance row : test) {
      evaluation.evaluateModelOnceAndRecordPrediction(classifier, row);
    }
    double testSeconds = testing.cpuSeconds();
    boolean probabilities = nominal && !(classifier instanceof TunedSvm);
    return new Result(part, set.name(), contender.name(), split.seed(), train.numInstances(), test.numInstances(),
        nominal ? evaluation.pctCorrect() : Double.NaN, nominal ? evaluation.weightedAreaUnderROC() : Double.NaN,
        !nominal || probabilities ? evaluation.rootMeanSquaredError() : Double.NaN,
        !nominal && classifier instanceof IntervalEstimator estimator ? coverage(estimator, test) : Double.NaN,
        seconds, cpu, testSeconds, vectors, Text.bytes(classifier), Text.now(), settings);
  }

  /** The share of rows whose class is inside the interval of confidence 0.95. */
  private static double coverage(IntervalEstimator estimator, Instances test) throws Exception {
    int inside = 0;
    for (Instance row : test) {
      double[] interval = estimator.predictIntervals(row, 0.95)[0];
      inside += row.classValue() >= interval[0] && row.classValue() <= interval[1] ? 1 : 0;
    }
    return (double) inside / test.numInstances();
  }
}

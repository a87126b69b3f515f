package weka.gui.avm;

import java.util.List;
import java.util.Random;
import weka.classifiers.Classifier;
import weka.classifiers.Evaluation;
import weka.classifiers.UpdateableClassifier;
import weka.classifiers.evaluation.Prediction;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.OptionHandler;

/** Rows that a model is tested on which it has not learned. */
final class HeldOut {
  /** More rows than these are sampled: a picture should come soon. */
  static final int MOST_ROWS = 4000;

  private HeldOut() {
  }

  /** Two thirds of the rows with a class, and the rest, at random. */
  static Instances[] split(Instances data) {
    Instances rows = new Instances(data);
    rows.deleteWithMissingClass();
    rows.randomize(new Random(1));
    int used = Math.min(MOST_ROWS, rows.numInstances());
    int cut = used * 2 / 3;
    if (cut == 0) {
      throw new IllegalArgumentException("there are " + used + " rows with a class; at least 2 are needed");
    }
    return new Instances[] {new Instances(rows, 0, cut), new Instances(rows, cut, used - cut)};
  }

  /** What a classifier says of rows. */
  static List<Prediction> predictions(Classifier trained, Instances rows) throws Exception {
    Evaluation evaluation = new Evaluation(rows);
    evaluation.evaluateModel(trained, rows);
    return evaluation.predictions();
  }

  /** What a classifier like this one, trained on two thirds of the rows as a batch or a stream, says of the others. */
  static List<Prediction> predictions(Classifier like, Instances rows, boolean stream) throws Exception {
    Instances[] parts = split(rows);
    Classifier other = like.getClass().getDeclaredConstructor().newInstance();
    ((OptionHandler) other).setOptions(((OptionHandler) like).getOptions());
    other.buildClassifier(stream ? new Instances(parts[0], 0) : parts[0]);
    for (Instance row : stream ? parts[0] : List.<Instance>of()) {
      ((UpdateableClassifier) other).updateClassifier(row);
    }
    return predictions(other, parts[1]);
  }
}

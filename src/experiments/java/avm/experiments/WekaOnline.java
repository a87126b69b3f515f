package avm.experiments;

import weka.classifiers.Classifier;
import weka.classifiers.UpdateableClassifier;
import weka.classifiers.functions.SGD;
import weka.classifiers.meta.MultiClassClassifierUpdateable;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;

/** Weka's own updateable learners, used as Weka uses them: built on the empty header, then updated row by row. */
public final class WekaOnline implements OnlineLearner {
  private Classifier classifier;

  /**
   * @param classifier an updateable one
   */
  public WekaOnline(Classifier classifier) {
    this.classifier = classifier;
  }

  @Override
  public void start(Instances header) throws Exception {
    if (classifier instanceof SGD && header.numClasses() > 2) {
      MultiClassClassifierUpdateable each = new MultiClassClassifierUpdateable();
      each.setClassifier(classifier);
      classifier = each;
    }
    classifier.buildClassifier(header);
  }

  @Override
  public double[] distribution(Instance row) throws Exception {
    return classifier.distributionForInstance(row);
  }

  @Override
  public int predict(Instance row) throws Exception {
    double[] distribution = distribution(row);
    return Utils.sum(distribution) > 0 ? Utils.maxIndex(distribution) : -1;
  }

  @Override
  public void learn(Instance row) throws Exception {
    ((UpdateableClassifier) classifier).updateClassifier(row);
  }

  @Override
  public Object model() {
    return classifier;
  }
}

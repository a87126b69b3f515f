package avm.experiments;

import com.yahoo.labs.samoa.instances.InstancesHeader;
import com.yahoo.labs.samoa.instances.WekaToSamoaInstanceConverter;
import moa.classifiers.Classifier;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.UpdateableClassifier;
import weka.core.Instances;

/** The rows of one stream, for Weka's and for MOA's learners; the latter's are made once, before any clock runs. */
final class ArenaRows {
  private final Instances weka;
  private com.yahoo.labs.samoa.instances.Instances moa;

  ArenaRows(Instances rows) {
    weka = rows;
  }

  Instances weka() {
    return weka;
  }

  /** A learner of Weka, built on the header. */
  ArenaLearner learner(AbstractClassifier classifier) throws Exception {
    classifier.buildClassifier(new Instances(weka, 0));
    return new ArenaLearner() {
      @Override
      public double[] predict(int row) throws Exception {
        return classifier.distributionForInstance(weka.instance(row));
      }

      @Override
      public void learn(int row) throws Exception {
        ((UpdateableClassifier) classifier).updateClassifier(weka.instance(row));
      }

      @Override
      public Object model() {
        return classifier;
      }
    };
  }

  /** A learner of MOA. */
  ArenaLearner learner(Classifier classifier) {
    if (moa == null) {
      moa = new WekaToSamoaInstanceConverter().samoaInstances(weka);
    }
    classifier.setModelContext(new InstancesHeader(moa));
    classifier.prepareForUse();
    return new ArenaLearner() {
      @Override
      public double[] predict(int row) {
        return classifier.getVotesForInstance(moa.instance(row));
      }

      @Override
      public void learn(int row) {
        classifier.trainOnInstance(moa.instance(row));
      }

      @Override
      public Object model() {
        return classifier;
      }
    };
  }
}

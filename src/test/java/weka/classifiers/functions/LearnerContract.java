package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.Test;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.Classifier;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;

/**
 * What every learner owes its caller: predictions are pure, from any number of threads; rows are copied, never changed
 * or kept; one seed, one model.
 */
public abstract class LearnerContract {

  /** A learner with options. */
  abstract OnlineClassifier learner(String options) throws Exception;

  /** The numbers of classes that it learns, 0 for a numeric class. */
  abstract int[] kinds();

  /** Options to learn streams with. */
  abstract String[] options();

  /** Options with which a seed may matter. */
  abstract String[] seeded();

  /** Options to learn a few hundred rows with. */
  abstract String few(int classes);

  @Test
  public void eightThreadsPredictTheSame() throws Exception {
    for (int classes : kinds()) {
      Instances test = Rows.withMissing(Rows.rows(600, classes, 4), 6);
      OnlineClassifier trained = Rows.batch(learner(few(classes)), Rows.withMissing(Rows.rows(300, classes, 3), 6));
      double[][] expected = Rows.predictions(trained, test);
      // a model that was just read has yet to set up what it does not save
      Classifier copy = AbstractClassifier.makeCopy(trained);
      List<Callable<double[][]>> jobs = new ArrayList<>();
      for (int t = 0; t < 8; t++) {
        jobs.add(() -> {
          double[][] last = null;
          for (int k = 0; k < 5; k++) {
            last = Rows.predictions(copy, test);
            Rows.assertSame("pass " + k, expected, last);
          }
          return last;
        });
      }
      ExecutorService threads = Executors.newFixedThreadPool(8);
      try {
        for (Future<double[][]> job : threads.invokeAll(jobs)) {
          Rows.assertSame("thread", expected, job.get());
        }
      } finally {
        threads.shutdownNow();
      }
      assertEquals("predicting leaves no trace", trained.toString(), copy.toString());
    }
  }

  @Test
  public void predictingBetweenUpdatesChangesNothing() throws Exception {
    for (int classes : kinds()) {
      Instances data = Rows.rows(80, classes, 3);
      for (String options : options()) {
        OnlineClassifier curious = learner(options);
        curious.buildClassifier(new Instances(data, 0));
        for (Instance row : data) {
          curious.distributionForInstance(data.instance(0));
          curious.distributionForInstance(row);
          curious.updateClassifier(row);
        }
        Rows.assertSame(options, Rows.stream(learner(options), data), curious, data);
      }
    }
  }

  @Test
  public void theTrueClassOfARowToPredictIsNotRead() throws Exception {
    for (int classes : kinds()) {
      Instances data = Rows.rows(80, classes, 3);
      OnlineClassifier model = Rows.batch(learner(few(classes)), data);
      Instances other = new Instances(data);
      for (Instance row : other) {
        row.setClassValue(1 - Math.min(1, row.classValue()));
      }
      Rows.assertSame("class", Rows.predictions(model, data), Rows.predictions(model, other));
    }
  }

  @Test
  public void rowsMayBeReusedByTheCaller() throws Exception {
    for (int classes : kinds()) {
      Instances data = Rows.rows(80, classes, 3);
      for (String options : options()) {
        OnlineClassifier model = learner(options);
        model.buildClassifier(new Instances(data, 0));
        Instance reused = new DenseInstance(5);
        reused.setDataset(data);
        for (Instance row : data) {
          for (int a = 0; a < 5; a++) {
            reused.setValue(a, row.value(a));
          }
          reused.setWeight(1);
          model.updateClassifier(reused);
          for (int a = 0; a < 5; a++) {
            reused.setMissing(a);
          }
          reused.setWeight(9);
        }
        Rows.assertSame(options, Rows.stream(learner(options), data), model, data);
      }
    }
  }

  @Test
  public void theDataAreNeitherChangedNorKept() throws Exception {
    for (int classes : kinds()) {
      Instances data = Rows.withMissing(Rows.rows(60, classes, 3), 8);
      data.instance(3).setWeight(2);
      data.instance(4).setClassMissing();
      String before = data.toString();
      for (String options : options()) {
        Instances copy = new Instances(data);
        OnlineClassifier model = Rows.batch(learner(options), copy);
        model.distributionForInstance(copy.instance(3));
        Rows.update(model, copy, 0, 20);
        assertEquals(options, before, copy.toString());
        double[][] predictions = Rows.predictions(model, data);
        for (Instance row : copy) {
          row.setValue(0, 17);
        }
        copy.renameAttribute(0, "other");
        copy.setClassIndex(0);
        Rows.assertSame(options, predictions, Rows.predictions(model, data));
      }
    }
  }

  @Test
  public void oneSeedOneModel() throws Exception {
    for (int classes : kinds()) {
      Instances data = Rows.rows(80, classes, 3);
      for (String options : seeded()) {
        Rows.assertSame(options, Rows.batch(learner(options), data), Rows.batch(learner(options), data), data);
        Rows.assertSame(options, Rows.stream(learner(options), data), Rows.stream(learner(options), data), data);
        OnlineClassifier again = Rows.batch(learner(options), Rows.rows(50, classes == 4 ? 2 : classes, 8));
        again.buildClassifier(data);
        Rows.assertSame(options + ", built before on other data", Rows.batch(learner(options), data), again, data);
      }
    }
  }
}

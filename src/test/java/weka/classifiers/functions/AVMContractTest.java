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
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;

/**
 * What a learner owes its caller: predictions are pure, from any number of threads; rows are copied, never changed or
 * kept; one seed, one model.
 */
public class AVMContractTest {
  private static final int[] KINDS = {2, 4, 0};
  private static final String[] OPTIONS = {Rows.GIVEN, Rows.LAW, Rows.GIVEN + "-N standardise -K matern52",
      Rows.GIVEN + "-C hyperrectangle -M 12"};

  @Test
  public void eightThreadsPredictTheSame() throws Exception {
    for (int classes : KINDS) {
      Instances test = Rows.withMissing(Rows.rows(600, classes, 4), 6);
      AVM trained = Rows.batch(classes == 0 ? "" : "-F hinge", Rows.withMissing(Rows.rows(300, classes, 3), 6));
      double[][] expected = Rows.predictions(trained, test);
      // a model that was just read has yet to set up what it does not save
      AVM avm = (AVM) AbstractClassifier.makeCopy(trained);
      List<Callable<double[][]>> jobs = new ArrayList<>();
      for (int t = 0; t < 8; t++) {
        jobs.add(() -> {
          double[][] last = null;
          for (int k = 0; k < 5; k++) {
            last = Rows.predictions(avm, test);
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
      assertEquals("predicting leaves no trace", trained.toString(), avm.toString());
    }
  }

  @Test
  public void predictingBetweenUpdatesChangesNothing() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.rows(80, classes, 3);
      for (String options : OPTIONS) {
        AVM curious = Rows.avm(options);
        curious.buildClassifier(new Instances(data, 0));
        for (Instance row : data) {
          curious.distributionForInstance(data.instance(0));
          curious.distributionForInstance(row);
          curious.updateClassifier(row);
        }
        Rows.assertSame(options, Rows.stream(options, data), curious, data);
      }
    }
  }

  @Test
  public void theTrueClassOfARowToPredictIsNotRead() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.rows(80, classes, 3);
      AVM avm = Rows.batch("", data);
      Instances other = new Instances(data);
      for (Instance row : other) {
        row.setClassValue(1 - Math.min(1, row.classValue()));
      }
      Rows.assertSame("class", Rows.predictions(avm, data), Rows.predictions(avm, other));
    }
  }

  @Test
  public void rowsMayBeReusedByTheCaller() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.rows(80, classes, 3);
      for (String options : OPTIONS) {
        AVM avm = Rows.avm(options);
        avm.buildClassifier(new Instances(data, 0));
        Instance reused = new DenseInstance(5);
        reused.setDataset(data);
        for (Instance row : data) {
          for (int a = 0; a < 5; a++) {
            reused.setValue(a, row.value(a));
          }
          reused.setWeight(1);
          avm.updateClassifier(reused);
          for (int a = 0; a < 5; a++) {
            reused.setMissing(a);
          }
          reused.setWeight(9);
        }
        Rows.assertSame(options, Rows.stream(options, data), avm, data);
      }
    }
  }

  @Test
  public void theDataAreNeitherChangedNorKept() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.withMissing(Rows.rows(60, classes, 3), 8);
      data.instance(3).setWeight(2);
      data.instance(4).setClassMissing();
      String before = data.toString();
      for (String options : OPTIONS) {
        Instances copy = new Instances(data);
        AVM avm = Rows.batch(options, copy);
        avm.distributionForInstance(copy.instance(3));
        Rows.update(avm, copy, 0, 20);
        assertEquals(options, before, copy.toString());
        double[][] predictions = Rows.predictions(avm, data);
        for (Instance row : copy) {
          row.setValue(0, 17);
        }
        copy.renameAttribute(0, "other");
        copy.setClassIndex(0);
        Rows.assertSame(options, predictions, Rows.predictions(avm, data));
      }
    }
  }

  @Test
  public void oneSeedOneModel() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.rows(80, classes, 3);
      for (String options : new String[] {"", Rows.GIVEN, Rows.GIVEN + "-Z schedule -B 3", Rows.GIVEN + "-S 5"}) {
        Rows.assertSame(options, Rows.batch(options, data), Rows.batch(options, data), data);
        Rows.assertSame(options, Rows.stream(options, data), Rows.stream(options, data), data);
        AVM again = Rows.batch(options, Rows.rows(50, 3, 8));
        again.buildClassifier(data);
        Rows.assertSame(options + ", built before on other data", Rows.batch(options, data), again, data);
      }
    }
  }
}

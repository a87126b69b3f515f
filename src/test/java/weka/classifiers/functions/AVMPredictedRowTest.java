package weka.classifiers.functions;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.Test;
import weka.core.Instance;
import weka.core.Instances;

/** A row that is predicted and then learned teaches what it teaches alone, whatever happens in between. */
public class AVMPredictedRowTest {

  /** What happens before a row is learned. */
  private interface Before {
    void learning(AVM avm, Instances data, int i) throws Exception;
  }

  private static void assertTeaches(String what, Before before) throws Exception {
    for (int classes : new int[] {2, 4, 0}) {
      Instances dense = Rows.withMissing(Rows.rows(80, classes, 3), 9);
      for (Instances data : List.of(dense, Rows.sparse(dense))) {
        for (String options : new String[] {Rows.LAW, Rows.LAW + "-A last -paper", Rows.LAW + "-M 6"}) {
          AVM alone = Rows.stream(options, data);
          AVM predicted = Rows.avm(options);
          predicted.buildClassifier(new Instances(data, 0));
          for (int i = 0; i < data.numInstances(); i++) {
            before.learning(predicted, data, i);
            predicted.updateClassifier(data.instance(i));
          }
          Rows.assertSame(what + ", " + options, alone, predicted, data);
        }
      }
    }
  }

  @Test
  public void thatWasPredicted() throws Exception {
    assertTeaches("predicted", (avm, data, i) -> avm.distributionForInstance(data.instance(i)));
  }

  @Test
  public void thatWasPredictedBeforeAnother() throws Exception {
    assertTeaches("another in between", (avm, data, i) -> {
      avm.distributionForInstance(data.instance(i));
      avm.distributionForInstance(data.instance((i + 1) % data.numInstances()));
    });
  }

  @Test
  public void thatWasPredictedWithoutItsClass() throws Exception {
    assertTeaches("without class", (avm, data, i) -> {
      Instance row = (Instance) data.instance(i).copy();
      row.setDataset(data);
      row.setClassMissing();
      avm.distributionForInstance(row);
    });
  }

  @Test
  public void thatIsAnotherOneNow() throws Exception {
    assertTeaches("changed by setValue", (avm, data, i) -> {
      Instance row = data.instance(i);
      double value = row.value(1);
      row.setValue(1, 0.75);
      avm.distributionForInstance(row);
      row.setValue(1, value);
    });
  }

  /** Weka's dense rows keep the array that they are made of, and programs fill it again. */
  @Test
  public void whoseArrayIsFilledAgain() throws Exception {
    Instances data = Rows.rows(80, 2, 4);
    AVM alone = Rows.stream(Rows.LAW, data);
    AVM predicted = Rows.avm(Rows.LAW);
    predicted.buildClassifier(new Instances(data, 0));
    double[] values = new double[data.numAttributes()];
    Instance row = Rows.row(data, values);
    for (int i = 0; i < data.numInstances(); i++) {
      predicted.distributionForInstance(row);
      System.arraycopy(data.instance(i).toDoubleArray(), 0, values, 0, values.length);
      predicted.updateClassifier(row);
    }
    Rows.assertSame("filled again", alone, predicted, data);
  }

  /** Each thread predicts every row, and they take turns to learn. */
  @Test
  public void whichTwoThreadsLearn() throws Exception {
    List<ExecutorService> threads = List.of(Executors.newSingleThreadExecutor(), Executors.newSingleThreadExecutor());
    try {
      for (int classes : new int[] {2, 4, 0}) {
        Instances data = Rows.rows(80, classes, 3);
        AVM alone = Rows.stream(Rows.LAW, data);
        AVM predicted = Rows.avm(Rows.LAW);
        predicted.buildClassifier(new Instances(data, 0));
        for (int i = 0; i < data.numInstances(); i++) {
          Instance row = data.instance(i);
          Instance other = data.instance(i / 2);
          threads.get(0).submit(() -> predicted.distributionForInstance(row)).get();
          threads.get(1).submit(() -> predicted.distributionForInstance(other)).get();
          threads.get(i / 3 % 2).submit(() -> {
            predicted.updateClassifier(row);
            return null;
          }).get();
        }
        Rows.assertSame("learned by two threads", alone, predicted, data);
      }
    } finally {
      threads.forEach(ExecutorService::shutdown);
    }
  }

  @Test
  public void whileTwoThreadsPredict() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      assertTeaches("two threads", (avm, data, i) -> {
        Callable<Object> one = () -> avm.distributionForInstance(data.instance(i));
        Callable<Object> other = () -> avm.distributionForInstance(data.instance(data.numInstances() - 1 - i));
        for (Future<Object> done : threads.invokeAll(List.of(one, other, one, other))) {
          done.get();
        }
        avm.distributionForInstance(data.instance(i));
      });
    } finally {
      threads.shutdown();
    }
  }
}

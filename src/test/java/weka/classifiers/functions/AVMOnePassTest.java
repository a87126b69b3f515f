package weka.classifiers.functions;

import static org.junit.Assert.assertSame;

import avm.train.TrainedModel;
import java.util.Random;
import org.junit.Test;
import weka.core.Instances;

/** buildClassifier, which may read, check and learn rows in one go, gives what training pass by pass gives. */
public class AVMOnePassTest {
  private static AVM byPasses(String options, Instances data) throws Exception {
    AVM avm = Rows.avm(options);
    avm.initializeClassifier(data);
    while (avm.next()) {
      // one pass at a time
    }
    avm.done();
    return avm;
  }

  private static void assertSameModel(String what, Instances data, Instances test) throws Exception {
    String shuffled = Rows.LAW.replace("-O ", "");
    for (String options : new String[] {Rows.LAW, Rows.LAW + "-paper -A last", shuffled + "-S 3",
        Rows.LAW + "-A average", Rows.LAW + "-alpha 0.4", Rows.LAW + "-F logistic -J 0 -Z schedule", Rows.LAW + "-M 20"}) {
      Rows.assertSame(what + " " + options, byPasses(options, data), Rows.batch(options, data), test);
    }
  }

  @Test
  public void oneGoIsPassByPass() throws Exception {
    for (int classes : new int[] {2, 4}) {
      Instances data = Rows.rows(700, classes, 3);
      Instances test = Rows.withMissing(Rows.rows(60, classes, 4), 3);
      assertSameModel("plain", data, test);
      assertSameModel("sparse", Rows.sparse(data), test);
      assertSameModel("missing values", Rows.withMissing(data, 7), test);
      Instances weighted = new Instances(data);
      for (int i = 0; i < weighted.numInstances(); i++) {
        weighted.instance(i).setWeight(i % 3 + 0.5);
      }
      assertSameModel("weights", weighted, test);
      weighted.instance(400).setWeight(0);
      weighted.instance(401).setClassMissing();
      assertSameModel("rows that teach nothing", weighted, test);
    }
  }

  /** Rows of zeros and ones, of numeric attributes only, the class last. */
  private static Instances ones(int n, long seed) {
    Instances data = Rows.numbers(8);
    Random random = new Random(seed);
    for (int i = 0; i < n; i++) {
      double[] row = random.ints(9, 0, 2).asDoubleStream().toArray();
      row[8] = row[random.nextInt(2)];
      Rows.add(data, row);
    }
    return data;
  }

  /** What stands for a missing value is a mean: of rows of ones it is added up in any order, of others in theirs. */
  @Test
  public void rowsOfOnesAreNotedInAnyOrder() throws Exception {
    Instances test = Rows.withMissing(ones(60, 4), 2);
    for (int other : new int[] {-1, 0, 1, 650}) {
      Instances ones = ones(700, 3);
      if (other >= 0) {
        ones.instance(other).setValue(0, 1e-17 / 3);
        ones.instance(other).setValue(1, 0.1);
      }
      assertSameModel("ones but for row " + other, Rows.sparse(ones), test);
      Instances weighted = Rows.sparse(ones);
      weighted.instance(Math.abs(other)).setWeight(0.3);
      assertSameModel("the weight of row " + other, weighted, test);
    }
  }

  @Test
  public void aBadRowIsNamedAndTheOldModelStays() throws Exception {
    Instances data = Rows.rows(700, 2, 3);
    AVM avm = Rows.batch(Rows.LAW, data);
    TrainedModel before = avm.model();
    data.instance(650).setValue(0, Double.POSITIVE_INFINITY);
    Rows.assertMessage(() -> avm.buildClassifier(data), "row 651: ", "Infinity");
    assertSame(before, avm.model());
  }
}

package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import org.junit.Test;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SerializedObject;

/** Streams whose attributes leave the range of the first rows. */
public class AVMFollowTest {
  private static final int ROWS = 8000;
  private static final int MOVES = 2000;

  /** A smooth rule of three attributes between −1 and 1; what is added to the attributes of each row says nothing. */
  private static Instances stream(boolean number, int rows, IntFunction<double[]> added) {
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int a = 0; a < added.apply(0).length; a++) {
      attributes.add(new Attribute("x" + a));
    }
    attributes.add(number ? new Attribute("y") : new Attribute("y", List.of("no", "yes")));
    Instances stream = new Instances("moves", attributes, rows);
    stream.setClassIndex(attributes.size() - 1);
    Random random = new Random(1);
    for (int t = 0; t < rows; t++) {
      double[] values = new double[attributes.size()];
      for (int a = 0; a < 3; a++) {
        values[a] = 2 * random.nextDouble() - 1;
      }
      double y = Math.sin(3 * values[0]) + values[1] * values[2];
      double[] more = added.apply(t);
      for (int a = 0; a < more.length; a++) {
        values[a] += more[a];
      }
      values[more.length] = number ? y : y > 0 ? 1 : 0;
      stream.add(new DenseInstance(1, values));
    }
    return stream;
  }

  private static double[] moved(int t, double by) {
    double all = t < MOVES ? 0 : by;
    return new double[] {all, all, all};
  }

  private static AVM empty(Instances rows, String... options) throws Exception {
    AVM avm = new AVM();
    avm.setOptions(options.clone());
    avm.buildClassifier(new Instances(rows, 0));
    return avm;
  }

  /** The mean error, or squared error, of the last 2,000 rows, each predicted and then learned. */
  private static double loss(Instances rows, String... options) throws Exception {
    AVM avm = empty(rows, options);
    double loss = 0;
    for (int t = 0; t < rows.size(); t++) {
      Instance row = rows.get(t);
      double apart = avm.classifyInstance(row) - row.classValue();
      loss += t < rows.size() - MOVES ? 0 : rows.classAttribute().isNominal() ? Math.min(1, Math.abs(apart)) : apart * apart;
      avm.updateClassifier(row);
    }
    return loss / MOVES;
  }

  /** It learns anew what it had learned, as there is nothing in common; but soon it does as well as before. */
  @Test
  public void attributesThatMoveAwayAreFollowed() throws Exception {
    for (boolean number : new boolean[] {true, false}) {
      double stays = loss(stream(number, ROWS, t -> moved(t, 0)));
      for (double by : new double[] {20, 1e4, -1e9}) {
        double moves = loss(stream(number, ROWS, t -> moved(t, by)));
        assertTrue("number " + number + ", by " + by + ": " + moves + ", " + stays + " where they stay", moves < 5 * stays);
      }
    }
  }

  @Test
  public void aSingleLearnerCutsThemForGood() throws Exception {
    double stays = loss(stream(true, ROWS, t -> moved(t, 0)), "-A", "last");
    assertTrue(loss(stream(true, ROWS, t -> moved(t, 20)), "-A", "last") > 5 * stays);
  }

  /** A date or counter leaves all ranges, and does not drown the other attributes. */
  @Test
  public void aCounterCostsLittle() throws Exception {
    for (boolean number : new boolean[] {true, false}) {
      double without = loss(stream(number, ROWS, t -> moved(t, 0)));
      double with = loss(stream(number, ROWS, t -> new double[] {0, 0, 0, t}));
      assertTrue("number " + number + ": " + with + ", " + without + " without it", with < 2 * without);
    }
  }

  @Test
  public void aStreamThatIsSavedWhileItIsFittedAnewGoesOnAsIfItHadNotBeen() throws Exception {
    Instances rows = stream(false, 4000, t -> moved(t, 50));
    AVM whole = empty(rows);
    AVM saved = whole;
    for (int t = 0; t < rows.size(); t++) {
      if (t == MOVES + 500) {
        saved = (AVM) new SerializedObject(whole).getObject();
      }
      if (t > MOVES + 500 && t % 10 == 0) {
        assertEquals("row " + t, whole.distributionForInstance(rows.get(t))[0], saved.distributionForInstance(rows.get(t))[0], 0);
      }
      whole.updateClassifier(rows.get(t));
      if (saved != whole) {
        saved.updateClassifier(rows.get(t));
      }
    }
  }
}

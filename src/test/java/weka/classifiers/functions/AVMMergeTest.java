package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.store.CoreSet;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.Test;
import weka.classifiers.AbstractClassifier;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SerializationHelper;
import weka.core.Utils;

/**
 * The laws of merging: scores are the weighted mean, the order makes no difference, a model without rows or a copy changes
 * nothing, what is shared counts once, cells and the limit hold at the end, and what cannot be merged is refused.
 */
public class AVMMergeTest {
  private static final String GIVEN = "-N none -D 0.6 -G 0.7 -L 0.01 ";
  /** Cells so small that every row has its own. */
  private static final String FINE = "-N none -D 0.000001 -G 0.7 -L 0.01 -M 0 ";
  private static final Instances TEST = Rows.rows(200, 3, 99);

  private static AVM stream(String options, Instances rows) throws Exception {
    AVM avm = new AVM();
    avm.setOptions(Utils.splitOptions(options));
    avm.buildClassifier(new Instances(rows, 0));
    return learn(avm, rows);
  }

  private static AVM learn(AVM avm, Instances rows) throws Exception {
    for (Instance row : rows) {
      avm.updateClassifier(row);
    }
    return avm;
  }

  private static AVM copy(AVM avm) throws Exception {
    return (AVM) AbstractClassifier.makeCopy(avm);
  }

  private static AVM finished(AVM avm) {
    avm.finalizeAggregation();
    return avm;
  }

  private static double[] all(AVM avm, Instances rows) throws Exception {
    double[] result = new double[rows.numInstances() * avm.distributionForInstance(rows.instance(0)).length];
    int n = 0;
    for (Instance row : rows) {
      for (double p : avm.distributionForInstance(row)) {
        result[n++] = p;
      }
    }
    return result;
  }

  @Test
  public void withCellsBelowAnyDistanceScoresAreTheWeightedMean() throws Exception {
    Instances test = Rows.rows(50, 0, 9);
    for (String output : List.of("", "-A last", "-A average", "-A suffix -alpha 0.3", "-U 0.5", "-K laplacian", "-paper")) {
      AVM one = stream(FINE + output, Rows.rows(300, 0, 1));
      AVM other = stream(FINE + output, Rows.rows(100, 0, 2));
      double[] mean = all(one, test);
      double[] second = all(other, test);
      for (int i = 0; i < mean.length; i++) {
        mean[i] = 0.75 * mean[i] + 0.25 * second[i];
      }
      AVM merged = one.aggregate(other);
      assertArrayEquals(output, mean, all(merged, test), 1e-9);
      assertArrayEquals(output, mean, all(finished(merged), test), 1e-9);
      assertArrayEquals("the other stays as it is", second, all(other, test), 0);
    }
  }

  @Test
  public void theOrderMakesNoDifference() throws Exception {
    for (String options : List.of(GIVEN, GIVEN + "-M 40", GIVEN + "-F hinge", GIVEN + "-C hyperrectangle",
        GIVEN + "-Z schedule -B 3")) {
      AVM[] m = new AVM[3];
      for (int k = 0; k < 3; k++) {
        m[k] = stream(options, Rows.rows(100 * (k + 1), 3, k));
      }
      AVM left = copy(m[0]).aggregate(copy(m[1])).aggregate(m[2]);
      AVM right = copy(m[0]).aggregate(copy(m[1]).aggregate(m[2]));
      AVM turned = copy(m[2]).aggregate(m[1]).aggregate(m[0]);
      for (int end = 0; end < 2; end++) {
        assertArrayEquals(options, all(left, TEST), all(right, TEST), 1e-9);
        assertArrayEquals(options, all(left, TEST), all(turned, TEST), 1e-9);
        List.of(left, right, turned).forEach(AVM::finalizeAggregation);
      }
      assertEquals(600, left.model().learner().steps());
    }
  }

  @Test
  public void aModelWithoutRowsChangesNothing() throws Exception {
    for (String options : List.of(GIVEN, "")) {
      AVM learned = stream(options, Rows.rows(300, 3, 1));
      double[] expected = all(learned, TEST);
      AVM empty = stream(options, Rows.header(3));
      assertArrayEquals(expected, all(copy(learned).aggregate(empty), TEST), 0);
      assertArrayEquals(expected, all(copy(empty).aggregate(learned), TEST), 0);
    }
  }

  @Test
  public void copiesChangeNoPrediction() throws Exception {
    for (int classes : new int[] {0, 2, 3}) {
      for (String options : List.of(GIVEN, GIVEN + "-F " + (classes == 0 ? "l1" : "hinge"), "-W 200")) {
        AVM one = stream(options, Rows.rows(600, classes, 1));
        Instances test = Rows.rows(100, classes, 9);
        AVM merged = finished(copy(one).aggregate(copy(one)).aggregate(copy(one)));
        assertArrayEquals(options + classes, all(one, test), all(merged, test), 1e-9);
        assertArrayEquals("once more", all(one, test), all(finished(merged.aggregate(copy(merged))), test), 1e-9);
      }
    }
  }

  @Test
  public void whatModelsGoOnFromCountsOnce() throws Exception {
    AVM common = finished(stream(GIVEN, Rows.rows(200, 3, 1)));
    AVM one = learn(copy(common), Rows.rows(100, 3, 2));
    AVM other = learn(copy(common), Rows.rows(50, 3, 3));
    AVM merged = finished(copy(one).aggregate(other).aggregate(copy(common)));
    assertEquals(350, merged.model().learner().steps());
    AVM without = finished(copy(one).aggregate(other));
    assertArrayEquals("a copy that learned nothing", all(without, TEST), all(merged, TEST), 1e-9);
    AVM next = learn(copy(merged), Rows.rows(10, 3, 4)).aggregate(learn(copy(merged), Rows.rows(20, 3, 5)));
    assertEquals(380, next.model().learner().steps());
  }

  @Test
  public void cellsAndTheLimitHoldAtTheEnd() throws Exception {
    AVM one = stream(GIVEN, Rows.rows(300, 3, 1));
    AVM other = stream(GIVEN, Rows.rows(300, 3, 2));
    AVM merged = copy(one).aggregate(other);
    int before = merged.model().learner().cores().size();
    merged.finalizeAggregation();
    CoreSet cores = merged.model().learner().cores();
    assertTrue(cores.size() + " of " + before, cores.size() < before && cores.size() >= one.model().learner().cores().size());
    for (int i = 0; i < cores.size(); i++) {
      for (int j = 0; j < i; j++) {
        assertTrue(Math.sqrt(cores.point(i).squaredDistance(cores.point(j))) >= 0.3);
      }
    }
    AVM few = stream(GIVEN + "-M 50", Rows.rows(300, 3, 1)).aggregate(stream(GIVEN + "-M 50", Rows.rows(300, 3, 2)));
    assertTrue(finished(few).model().learner().cores().size() <= 50);
  }

  @Test
  public void aUnionOfManyModelsHasABound() throws Exception {
    AVM merged = stream(GIVEN + "-M 6", Rows.rows(50, 3, 0));
    for (int k = 1; k < 40; k++) {
      merged.aggregate(stream(GIVEN + "-M 6", Rows.rows(50, 3, k)));
      assertTrue(merged.model().learner().cores().size() <= 16 * 6);
    }
    assertTrue(finished(merged).model().learner().cores().size() <= 6);
  }

  @Test
  public void expertsAreMergedCoreSetByCoreSet() throws Exception {
    AVM common = finished(stream("-W 100", Rows.rows(300, 3, 1)));
    AVM[] m = new AVM[3];
    for (int k = 0; k < 3; k++) {
      m[k] = learn(copy(common), Rows.rows(400, 3, 10 + k));
    }
    AVM left = copy(m[0]).aggregate(copy(m[1])).aggregate(m[2]);
    AVM right = copy(m[2]).aggregate(copy(m[1]).aggregate(m[0]));
    assertArrayEquals(all(left, TEST), all(right, TEST), 1e-9);
    List.of(left, right).forEach(AVM::finalizeAggregation);
    assertArrayEquals(all(left, TEST), all(right, TEST), 1e-9);
    double alone = 0;
    for (AVM each : m) {
      alone += errors(each) / 3.0;
    }
    assertTrue(errors(left) + " wrong, each alone " + alone, errors(left) <= alone);
    AVM again = copy(left);
    learn(left, Rows.rows(100, 3, 20));
    assertArrayEquals("saved, it goes on as if it had not been", all(left, TEST),
        all(learn(again, Rows.rows(100, 3, 20)), TEST), 0);
  }

  /** One of them has given up core sets and weight vectors by its two thousandth row, the other has not yet. */
  @Test
  public void expertsThatOneHasGivenUpAreGivenUp() throws Exception {
    int worse = 0;
    int merged = 0;
    for (int seed = 0; seed < 4; seed++) { // of one pair chance decides
      AVM common = finished(stream("-W 100", Rows.rows(1800, 3, 100 + seed)));
      AVM one = learn(copy(common), Rows.rows(300, 3, 200 + seed));
      AVM other = learn(copy(common), Rows.rows(100, 3, 300 + seed));
      AVM left = copy(one).aggregate(other);
      AVM right = copy(other).aggregate(one);
      assertArrayEquals(all(left, TEST), all(right, TEST), 1e-9);
      String experts = left.toString().split(" predictions")[0];
      assertTrue(experts, experts.equals(one.toString().split(" predictions")[0]));
      worse += Math.max(errors(one), errors(other));
      merged += errors(left);
    }
    assertTrue(merged + " and " + worse, merged <= worse);
  }

  /** One is trying whether it needs an expert, and the other may have given up another one: the trial begins again. */
  @Test
  public void aTrialOfExpertsDoesNotOutliveThem() throws Exception {
    AVM common = finished(stream("-W 100", Rows.rows(1800, 3, 1)));
    AVM one = learn(copy(common), Rows.rows(300, 3, 2));
    AVM other = learn(copy(common), Rows.rows(6000, 3, 3));
    assertTrue(isTrying(one));
    AVM merged = copy(one).aggregate(other);
    assertFalse(isTrying(merged));
    assertTrue(isTrying(learn(merged, Rows.rows(10, 3, 4))));
  }

  private static boolean isTrying(AVM avm) throws Exception {
    return saved(avm).toString(StandardCharsets.ISO_8859_1).contains("trial");
  }

  /** Merging copies again and again needs no more room than the model: what grows a little each time grows without end. */
  @Test
  public void mergingDoesNotGrowAModel() throws Exception {
    AVM merged = finished(stream("-W 100", Rows.rows(300, 3, 1)));
    int once = bytes(finished(merged.aggregate(copy(merged))));
    for (int k = 0; k < 10; k++) {
      merged = finished(merged.aggregate(copy(merged)));
    }
    assertEquals(once, bytes(merged), 0.01 * once);
  }

  private static ByteArrayOutputStream saved(AVM avm) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    SerializationHelper.write(out, avm);
    return out;
  }

  private static int bytes(AVM avm) throws Exception {
    return saved(avm).size();
  }

  private static int errors(AVM avm) throws Exception {
    int wrong = 0;
    for (Instance row : TEST) {
      wrong += avm.classifyInstance(row) == row.classValue() ? 0 : 1;
    }
    return wrong;
  }

  @Test
  public void aModelThatWarmsUpHandsOverItsRows() throws Exception {
    Instances first = Rows.rows(150, 3, 1);
    Instances second = Rows.rows(120, 3, 2);
    AVM both = learn(stream("", first), second);
    assertArrayEquals(all(both, TEST), all(stream("", first).aggregate(stream("", second)), TEST), 0);
    AVM over = stream("-W 100", first);
    assertArrayEquals(all(learn(copy(over), second), TEST), all(stream("", second).aggregate(over), TEST), 0);
  }

  @Test
  public void batchesAreMergedToo() throws Exception {
    String options = "-N normalise -D 0.2 -G 1 -L 0.0001";
    AVM[] m = new AVM[2];
    for (int k = 0; k < 2; k++) {
      m[k] = new AVM();
      m[k].setOptions(Utils.splitOptions("-N none -D 0.2 -G 1 -L 0.0001"));
      m[k].buildClassifier(Rows.rows(400, 3, k));
    }
    double alone = (errors(m[0]) + errors(m[1])) / 2.0;
    AVM merged = finished(m[0].aggregate(m[1]));
    assertTrue(options, errors(merged) <= alone);
    assertTrue(merged.toString().contains("the mean of models"));
    String given = "-N none -D 0.2 -G 1 -L ";
    AVM number = Rows.batch(given + 0.0001, Rows.rows(400, 0, 0));
    AVM other = Rows.batch(given + 0.0001, Rows.rows(400, 0, 1));
    Rows.assertMessage(() -> number.aggregate(other), "the class's");
    refused("lambda", Rows.batch(given + 0.0001, Rows.rows(400, 3, 0)), Rows.batch(given + 0.001, Rows.rows(400, 3, 1)));
  }

  private static void refused(String why, AVM one, AVM other) throws Exception {
    double[] before = all(one, TEST);
    Exception e = assertThrows(IllegalArgumentException.class, () -> one.aggregate(other));
    assertTrue(e.getMessage(), e.getMessage().contains(why));
    assertArrayEquals(before, all(one, TEST), 0);
  }

  @Test
  public void otherModelsAreRefusedWithTheDifference() throws Exception {
    Instances rows = Rows.rows(150, 3, 1);
    AVM one = stream(GIVEN, rows);
    refused("gamma is 0.7 in one and 0.8 in the other", one, stream(GIVEN.replace("-G 0.7", "-G 0.8"), rows));
    refused("kernel is gaussian in one and laplacian", one, stream(GIVEN + "-K laplacian", rows));
    refused("delta is 0.6 in one and 0.5", one, stream(GIVEN.replace("-D 0.6", "-D 0.5"), rows));
    refused("coverage is hypersphere in one and hyperrectangle", one, stream(GIVEN + "-C hyperrectangle", rows));
    refused("attribute 'target' is of the values [class0, class1, class2] in one and of the values [class0, class1]", one,
        stream(GIVEN, Rows.rows(150, 2, 1)));
    String scaled = GIVEN.replace("-N none", "-N normalise -W 100");
    refused("the scaling is none in one and normalise", one, stream(scaled, rows));
    refused("the scaling's", stream(scaled, rows), stream(scaled, Rows.rows(150, 3, 2)));
    refused("one is experts of a stream", one, stream("-W 100", rows));
    assertThrows(IllegalStateException.class, () -> one.aggregate(new AVM()));
  }
}

package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.store.CoreSet;
import java.util.List;
import org.junit.Test;
import weka.classifiers.AbstractClassifier;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;

/**
 * The laws of merging: scores are the weighted mean, the order makes no difference, a model without rows or a copy changes
 * nothing, what is shared counts once, cells and the limit hold at the end, and what cannot be merged is refused.
 */
public class AVMMergeTest {
  private static final String GIVEN = "-N none -D 0.6 -G 0.7 -L 0.01 ";
  /** Cells so small that every row has its own. */
  private static final String FINE = "-N none -D 0.000001 -G 0.7 -L 0.01 -M 0 ";
  static final Instances TEST = Rows.rows(200, 3, 99);

  static AVM learn(AVM avm, Instances rows) throws Exception {
    for (Instance row : rows) {
      avm.updateClassifier(row);
    }
    return avm;
  }

  static AVM copy(AVM avm) throws Exception {
    return (AVM) AbstractClassifier.makeCopy(avm);
  }

  static AVM finished(AVM avm) {
    avm.finalizeAggregation();
    return avm;
  }

  static double[] all(AVM avm, Instances rows) throws Exception {
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
      AVM one = Rows.stream(FINE + output, Rows.rows(300, 0, 1));
      AVM other = Rows.stream(FINE + output, Rows.rows(100, 0, 2));
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
        m[k] = Rows.stream(options, Rows.rows(100 * (k + 1), 3, k));
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
      AVM learned = Rows.stream(options, Rows.rows(300, 3, 1));
      double[] expected = all(learned, TEST);
      AVM empty = Rows.stream(options, Rows.header(3));
      assertArrayEquals(expected, all(copy(learned).aggregate(empty), TEST), 0);
      assertArrayEquals(expected, all(copy(empty).aggregate(learned), TEST), 0);
    }
  }

  @Test
  public void copiesChangeNoPrediction() throws Exception {
    for (int classes : new int[] {0, 2, 3}) {
      for (String options : List.of(GIVEN, GIVEN + "-F " + (classes == 0 ? "l1" : "hinge"), "-W 200")) {
        AVM one = Rows.stream(options, Rows.rows(600, classes, 1));
        Instances test = Rows.rows(100, classes, 9);
        AVM merged = finished(copy(one).aggregate(copy(one)).aggregate(copy(one)));
        assertArrayEquals(options + classes, all(one, test), all(merged, test), 1e-9);
        assertArrayEquals("once more", all(one, test), all(finished(merged.aggregate(copy(merged))), test), 1e-9);
      }
    }
  }

  /** All steps count as taken, but those that others took at the same time do not make the next one shorter. */
  @Test
  public void aMergedModelLearnsTheNextRowAsTheLongestOfThemWould() throws Exception {
    Instances next = Rows.rows(5, 3, 7);
    for (String options : List.of(GIVEN + "-A last", FINE + "-A last -U 0.5")) {
      AVM one = Rows.stream(options, Rows.rows(300, 3, 1));
      AVM merged = finished(copy(one).aggregate(copy(one)).aggregate(copy(one)));
      assertEquals(900, merged.model().learner().steps());
      AVM saved = copy(merged);
      double[] expected = all(learn(one, next), TEST);
      assertArrayEquals(options, expected, all(learn(merged, next), TEST), 1e-9);
      assertArrayEquals("saved", expected, all(learn(saved, next), TEST), 1e-9);
    }
    AVM few = Rows.stream(FINE + "-A last", Rows.rows(30, 3, 1));
    AVM more = Rows.stream(FINE + "-A last", Rows.rows(300, 3, 2));
    double[] expected = all(learn(copy(few).aggregate(copy(more)), next), TEST);
    assertArrayEquals("in any order", expected, all(learn(copy(more).aggregate(few), next), TEST), 1e-9);
  }

  @Test
  public void whatModelsGoOnFromCountsOnce() throws Exception {
    AVM common = finished(Rows.stream(GIVEN, Rows.rows(200, 3, 1)));
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
    AVM one = Rows.stream(GIVEN, Rows.rows(300, 3, 1));
    AVM other = Rows.stream(GIVEN, Rows.rows(300, 3, 2));
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
    AVM few = Rows.stream(GIVEN + "-M 50", Rows.rows(300, 3, 1)).aggregate(Rows.stream(GIVEN + "-M 50", Rows.rows(300, 3, 2)));
    assertTrue(finished(few).model().learner().cores().size() <= 50);
  }

  /** The mean of a numeric attribute over the rows of several sets. */
  private static double mean(int attribute, Instances... sets) {
    double sum = 0;
    int n = 0;
    for (Instances set : sets) {
      sum += set.stream().mapToDouble(row -> row.value(attribute)).sum();
      n += set.numInstances();
    }
    return sum / n;
  }

  /** A missing number is the mean of all rows, the curve's error and the slope of probabilities are means by steps. */
  @Test
  public void whatGoesWithAModelIsMergedToo() throws Exception {
    Instances few = Rows.rows(100, 2, 1);
    Instances more = Rows.rows(300, 2, 2);
    more.forEach(row -> row.setValue(0, row.value(0) + 1));
    AVM one = Rows.stream(GIVEN + "-F hinge", few);
    AVM other = Rows.stream(GIVEN + "-F hinge", more);
    AVM merged = copy(one).aggregate(other);
    Instance row = (Instance) few.instance(7).copy();
    row.setDataset(few);
    row.setMissing(0);
    double[] missing = merged.distributionForInstance(row);
    row.setValue(0, mean(0, few, more));
    assertArrayEquals(merged.distributionForInstance(row), missing, 1e-9);
    assertEquals(0.25 * one.model().curve().error() + 0.75 * other.model().curve().error(), merged.model().curve().error(), 1e-12);
    assertEquals(0.25 * one.model().slope() + 0.75 * other.model().slope(), merged.model().slope(), 1e-12);
    assertTrue("there is something to merge", Math.abs(one.model().slope() - other.model().slope()) > 0.01);
  }

  private static double width(AVM avm, Instance row) throws Exception {
    double[] ends = avm.predictIntervals(row, 0.9)[0];
    return ends[1] - ends[0];
  }

  /** Of equally many rows a merged interval is between a narrow one and one ten times as wide. */
  @Test
  public void theErrorsOfBothMakeTheIntervals() throws Exception {
    Instances rows = Rows.rows(300, 0, 1);
    Instances wild = Rows.rows(300, 0, 2);
    wild.forEach(row -> row.setClassValue(10 * row.classValue()));
    AVM one = Rows.stream(GIVEN, rows);
    AVM other = Rows.stream(GIVEN, wild);
    double merged = width(copy(one).aggregate(other), rows.instance(0));
    assertTrue(merged + "", merged > 1.5 * width(one, rows.instance(0)) && merged < width(other, rows.instance(0)));
  }

  @Test
  public void aUnionOfManyModelsHasABound() throws Exception {
    AVM merged = Rows.stream(GIVEN + "-M 6", Rows.rows(50, 3, 0));
    for (int k = 1; k < 40; k++) {
      merged.aggregate(Rows.stream(GIVEN + "-M 6", Rows.rows(50, 3, k)));
      assertTrue(merged.model().learner().cores().size() <= 16 * 6);
    }
    assertTrue(finished(merged).model().learner().cores().size() <= 6);
  }

  static int errors(AVM avm) throws Exception {
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
    AVM both = learn(Rows.stream("", first), second);
    assertArrayEquals(all(both, TEST), all(Rows.stream("", first).aggregate(Rows.stream("", second)), TEST), 0);
    AVM over = Rows.stream("-W 100", first);
    assertArrayEquals(all(learn(copy(over), second), TEST), all(Rows.stream("", second).aggregate(over), TEST), 0);
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
    AVM one = Rows.stream(GIVEN, rows);
    refused("gamma is 0.7 in one and 0.8 in the other", one, Rows.stream(GIVEN.replace("-G 0.7", "-G 0.8"), rows));
    refused("kernel is gaussian in one and laplacian", one, Rows.stream(GIVEN + "-K laplacian", rows));
    refused("delta is 0.6 in one and 0.5", one, Rows.stream(GIVEN.replace("-D 0.6", "-D 0.5"), rows));
    refused("coverage is hypersphere in one and hyperrectangle", one, Rows.stream(GIVEN + "-C hyperrectangle", rows));
    refused("attribute 'target' is of the values [class0, class1, class2] in one and of the values [class0, class1]", one,
        Rows.stream(GIVEN, Rows.rows(150, 2, 1)));
    String scaled = GIVEN.replace("-N none", "-N normalise -W 100");
    refused("the scaling is none in one and normalise", one, Rows.stream(scaled, rows));
    refused("the scaling's", Rows.stream(scaled, rows), Rows.stream(scaled, Rows.rows(150, 3, 2)));
    refused("one is experts of a stream", one, Rows.stream("-W 100", rows));
    assertThrows(IllegalStateException.class, () -> one.aggregate(new AVM()));
  }
}

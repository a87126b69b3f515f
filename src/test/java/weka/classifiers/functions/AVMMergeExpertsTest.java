package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static weka.classifiers.functions.AVMMergeTest.TEST;
import static weka.classifiers.functions.AVMMergeTest.all;
import static weka.classifiers.functions.AVMMergeTest.copy;
import static weka.classifiers.functions.AVMMergeTest.errors;
import static weka.classifiers.functions.AVMMergeTest.finished;
import static weka.classifiers.functions.AVMMergeTest.learn;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.Test;
import weka.core.SerializationHelper;

/** Experts of streams are merged core set by core set, with the trust in them; those that one has given up are given up. */
public class AVMMergeExpertsTest {
  @Test
  public void expertsAreMergedCoreSetByCoreSet() throws Exception {
    AVM common = finished(Rows.stream("-W 100", Rows.rows(300, 3, 1)));
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
      AVM common = finished(Rows.stream("-W 100", Rows.rows(1800, 3, 100 + seed)));
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
    AVM common = finished(Rows.stream("-W 100", Rows.rows(1800, 3, 1)));
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
    AVM merged = finished(Rows.stream("-W 100", Rows.rows(300, 3, 1)));
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
}

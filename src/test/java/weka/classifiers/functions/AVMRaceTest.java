package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import weka.classifiers.AbstractClassifier;
import weka.core.Attribute;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SerializationHelper;

/**
 * Where scaling is left to us, a stream finds it by a race after the warm-up: the scaling that suits the data wins, the
 * race ends, and a stream stopped in its midst goes on as if it had never stopped.
 */
public class AVMRaceTest {
  private static final int NARROW = 6;

  /** An attribute of range 100 and six of range 1; the class is a wave, or its sign, along the wide or a narrow one. */
  static Instances rows(int n, boolean wide, boolean nominal) {
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int a = 0; a <= NARROW; a++) {
      attributes.add(new Attribute("x" + a));
    }
    attributes.add(nominal ? new Attribute("class", List.of("low", "high")) : new Attribute("class"));
    Instances data = new Instances("race", attributes, 0);
    data.setClassIndex(NARROW + 1);
    Random random = new Random(5);
    for (int i = 0; i < n; i++) {
      double[] values = random.doubles(NARROW + 2).toArray();
      double wave = Math.sin(6 * values[wide ? 0 : 1]);
      values[0] *= 100;
      values[NARROW + 1] = nominal ? wave > 0 ? 1 : 0 : 7 + wave;
      Rows.add(data, values);
    }
    return data;
  }

  private static String scaling(AVM avm) {
    return avm.toString().lines().filter(line -> line.startsWith("Scaling")).findFirst().orElse("");
  }

  private static double error(String options, Instances data) throws Exception {
    AVM avm = Rows.avm(options);
    avm.buildClassifier(new Instances(data, 0));
    double loss = 0;
    for (Instance row : data) {
      loss += Math.pow(avm.classifyInstance(row) - row.classValue(), 2);
      avm.updateClassifier(row);
    }
    return loss / data.numInstances();
  }

  @Test
  public void theScalingThatSuitsTheDataWins() throws Exception {
    for (boolean nominal : new boolean[] {true, false}) {
      Instances wide = rows(800, true, nominal);
      String page = scaling(Rows.stream("-W 200", wide));
      assertTrue(page,
          page.matches("Scaling +common( so far)?, by the mean loss .*normalise .*standardise .*common .*"));
      assertTrue("better than normalised", error("-W 200", wide) < error("-W 200 -N normalise", wide));
      page = scaling(Rows.stream("-W 200", rows(800, false, nominal)));
      assertFalse(page, page.matches("Scaling +common.*"));
    }
  }

  @Test
  public void stoppedInTheMidstItGoesOn() throws Exception {
    Instances data = rows(260, false, true);
    AVM never = Rows.stream("-W 100", data);
    for (int stop : new int[] {100, 101, 180}) {
      AVM old = Rows.stream("-W 100", new Instances(data, 0, stop));
      assertTrue(scaling(old), scaling(old).contains("so far"));
      AVM copied = (AVM) AbstractClassifier.makeCopy(old);
      Rows.update(copied, data, stop, 260);
      Rows.assertSame("copied at " + stop, never, copied, data);
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      SerializationHelper.write(bytes, old);
      AVM saved = (AVM) SerializationHelper.read(new ByteArrayInputStream(bytes.toByteArray()));
      Rows.update(saved, data, stop, 260);
      Rows.assertSame("saved at " + stop, never, saved, data);
    }
  }

  /** What a race among all scalings leaves in the end, with a class, of one or two values, that is pure chance. */
  private static AVM raced(Instances data, int classes) throws Exception {
    Random random = new Random(2);
    for (Instance row : data) {
      row.setClassValue(random.nextInt(classes));
    }
    AVM avm = Rows.stream("-W 200 -J 2", new Instances(data, 0, 10_199));
    assertTrue(scaling(avm), scaling(avm).contains("so far"));
    avm.updateClassifier(data.instance(10_199));
    assertFalse(scaling(avm), scaling(avm).contains("so far"));
    return avm;
  }

  @Test
  public void ofModelsAsGoodTheSmallestIsLeftInTheEnd() throws Exception {
    Instances data = rows(10_200, true, true);
    AVM avm = raced(data, 2);
    double size = avm.getMeasure("measureCorePoints");
    for (String scaling : new String[] {"normalise", "standardise", "common"}) {
      AVM alone = Rows.stream("-W 200 -J 2 -N " + scaling, data);
      assertTrue(scaling, size <= alone.getMeasure("measureCorePoints"));
    }
    assertFalse(scaling(avm), scaling(avm).contains(" normalise,"));
    String before = scaling(avm);
    Rows.update(avm, data, 0, 50);
    assertEquals("the race is over", before, scaling(avm));
  }

  @Test
  public void whereNothingIsKnownThePreferredScalingIsLeft() throws Exception {
    AVM avm = raced(rows(10_200, true, true), 1);
    assertTrue(scaling(avm), scaling(avm).matches("Scaling +normalise,.*"));
  }

  @Test
  public void thereIsNoneWhereSomethingIsGivenOrNothingDiffers() throws Exception {
    Instances data = rows(60, true, true);
    for (String given : new String[] {"-N normalise", "-N common", "-G 1", "-D 0.5", "-paper", Rows.GIVEN}) {
      assertEquals(given, "", scaling(Rows.stream("-W 40 " + given, data)));
    }
    assertFalse(scaling(Rows.stream("-W 40 -L 0.01", data)).isEmpty());
    Instances nominal = new Instances(Rows.rows(60, 2, 1));
    nominal.deleteAttributeAt(1);
    nominal.deleteAttributeAt(0);
    assertEquals("only nominal attributes", "", scaling(Rows.stream("-W 40", nominal)));
    assertEquals("a batch", "", scaling(Rows.batch("", data)));
  }

  @Test
  public void aValueOutsideTheRangeCountsAsItsEdge() throws Exception {
    Instances data = rows(60, true, true);
    for (String scaling : new String[] {"normalise", "standardise", "common"}) {
      AVM avm = Rows.batch(Rows.GIVEN + "-N " + scaling, data);
      Instance far = (Instance) data.instance(0).copy();
      far.setDataset(data);
      far.setValue(0, data.attributeStats(0).numericStats.max);
      double[] edge = avm.distributionForInstance(far);
      far.setValue(0, 1e4);
      assertEquals(scaling, edge[0], avm.distributionForInstance(far)[0], 1e-9);
    }
  }
}

package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static weka.classifiers.functions.GuideFactsTest.assertSays;

import avm.encode.Scaling;
import java.beans.Introspector;
import java.beans.PropertyDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;
import weka.core.PropertyPath;

/** What README's tables say that options mean, where no other test is about it. */
public class OptionFactsTest {
  private static final String README = "README.md";

  @Test
  public void autoIsSuffixAndTheLossesOfTheTable() throws Exception {
    Instances classes = Rows.rows(150, 2, 1);
    Instances numbers = Rows.rows(150, 0, 1);
    for (boolean stream : new boolean[] {false, true}) {
      assertSame(stream, classes, "-A suffix");
      assertSame(stream, classes, "-F logistic");
      assertSame(stream, numbers, "-F l2");
    }
    assertSays(README, "auto is logistic for a nominal class and l2 for a numeric class");
    assertSays(README, "which weight vector predicts. auto is suffix;");
  }

  private static void assertSame(boolean stream, Instances rows, String option) throws Exception {
    AVM auto = stream ? Rows.stream(Rows.GIVEN, rows) : Rows.batch(Rows.GIVEN, rows);
    AVM given = stream ? Rows.stream(Rows.GIVEN + option, rows) : Rows.batch(Rows.GIVEN + option, rows);
    Rows.assertSame(option, Rows.predictions(auto, rows), Rows.predictions(given, rows));
  }

  /** On a wave along the one wide attribute a search of scalings ends with common. */
  @Test
  public void autoIsNormaliseWhereScalingsAreNotTried() throws Exception {
    Instances rows = AVMExpertsTest.rows(400, true, true);
    assertEquals(Scaling.COMMON, Rows.batch("", rows).model().encoder().scaling());
    for (String options : new String[] {"-G 1", "-D 0.3", "-E 2", "-J 0", "-F hinge", "-paper"}) {
      assertEquals(options, Scaling.NORMALISE, Rows.batch(options, rows).model().encoder().scaling());
    }
    assertEquals(Scaling.NORMALISE, Rows.stream("-L 0.001", rows).model().encoder().scaling());
    assertSays(README, "If all rows are learned together, and γ and δ are auto, auto tries several on a sample. In a stream, the experts use several. "
        + "Otherwise auto is normalise");
  }

  /** Every row makes a cell; a core set of the experts takes 1,500 of them and no more, and its cells stay as they are. */
  @Test
  public void theExpertsKeepTheirDelta() throws Exception {
    Instances rows = Rows.numbers(8);
    Random random = new Random(1);
    for (int i = 0; i < 1700; i++) {
      double[] x = random.doubles(9).toArray();
      x[8] = x[0] > x[1] ? 1 : 0;
      Rows.add(rows, x);
    }
    AVM avm = Rows.stream("-W 100 -N normalise", new Instances(rows, 0, 1600));
    assertEquals(1500, avm.getMeasure("measureCorePoints"), 0);
    double delta = avm.getMeasure("measureDelta");
    Rows.update(avm, rows, 1600, 1700);
    assertEquals(1500, avm.getMeasure("measureCorePoints"), 0);
    assertEquals(delta, avm.getMeasure("measureDelta"), 0);
    assertFalse(avm.toString(), avm.toString().contains("doubled"));
    assertSays(README, "The experts of a stream have at most 1,500 in each core set, and their δ stays");
  }

  @Test
  public void aLargerDeltaGivesASmallerModel() throws Exception {
    Instances rows = Rows.rows(200, 2, 1);
    for (boolean stream : new boolean[] {false, true}) {
      double before = Double.POSITIVE_INFINITY;
      for (String delta : new String[] {"-D 0.2", "-D 0.4", "-D 0.8"}) {
        AVM avm = stream ? Rows.stream(delta, rows) : Rows.batch(delta, rows);
        assertTrue(delta, avm.getMeasure("measureCorePoints") < 0.7 * before);
        before = avm.getMeasure("measureCorePoints");
      }
    }
    assertSays(README, "in units of scaled attributes. Larger: a smaller model |");
  }

  /** How much a function of one attribute goes up and down between 0 and 1. */
  private static double variation(AVM avm, Instances rows) throws Exception {
    double sum = 0;
    double before = Double.NaN;
    for (int i = 0; i <= 200; i++) {
      DenseInstance row = new DenseInstance(1, new double[] {i / 200.0, 0});
      row.setDataset(rows);
      double says = avm.classifyInstance(row);
      sum += i == 0 ? 0 : Math.abs(says - before);
      before = says;
    }
    return sum;
  }

  /** A wave of ten periods, and noise. */
  @Test
  public void aLargerGammaShowsFinerDetailAndALargerLambdaLess() throws Exception {
    Instances rows = new Instances("wave", new ArrayList<>(List.of(new Attribute("x"), new Attribute("y"))), 0);
    rows.setClassIndex(1);
    Random random = new Random(1);
    for (int i = 0; i < 300; i++) {
      double x = random.nextDouble();
      rows.add(new DenseInstance(1, new double[] {x, Math.sin(20 * Math.PI * x) + 0.3 * random.nextGaussian()}));
    }
    double before = 0;
    for (String gamma : new String[] {"-G 1", "-G 30", "-G 1000"}) {
      double now = variation(Rows.batch("-N normalise -L 1e-4 -U 0 -D 0.005 " + gamma, rows), rows);
      assertTrue(gamma + ": " + now, now > 2 * before);
      before = now;
    }
    assertTrue("ten periods up and down: " + before, before > 30);
    for (String lambda : new String[] {"-L 0.01", "-L 0.1", "-L 1"}) {
      double now = variation(Rows.batch("-N normalise -G 1000 -U 0 -D 0.005 " + lambda, rows), rows);
      assertTrue(lambda + ": " + now, now < 0.8 * before);
      before = now;
    }
    assertSays(README, "between scaled rows. Larger: finer detail |");
    assertSays(README, "regularisation λ. Larger: a smoother function |");
  }

  @Test
  public void aStreamIsOnePass() throws Exception {
    assertEquals(120, Rows.stream("-L 0.001 -E 3", Rows.rows(120, 2, 1)).getMeasure("measureSteps"), 0);
    assertEquals(360, Rows.batch("-L 0.001 -E 3", Rows.rows(120, 2, 1)).getMeasure("measureSteps"), 0);
    assertSays(README, "A stream is always one pass");
  }

  /** Two of five attributes count. */
  @Test
  public void attributeWeightsAreLearnedWhereGammaAndDeltaAreAuto() throws Exception {
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int a = 0; a < 6; a++) {
      attributes.add(new Attribute("x" + a));
    }
    Instances rows = new Instances("product", attributes, 0);
    rows.setClassIndex(5);
    Random random = new Random(7);
    for (int i = 0; i < 300; i++) {
      double[] x = random.doubles(6, -1, 1).toArray();
      x[5] = x[0] * x[1];
      rows.add(new DenseInstance(1, x));
    }
    assertNotNull(Rows.batch("", rows).model().encoder().counts());
    for (String options : new String[] {"-G 1", "-D 0.3", "-E 2", "-J 0"}) {
      assertNull(options, Rows.batch(options, rows).model().encoder().counts());
    }
    assertNull(Rows.stream("-L 0.001", rows).model().encoder().counts());
    assertSays(README, "auto learns the weights if γ and δ are auto");
  }

  /** Classes of −20 and 20: a tube of 1.5 standard deviations or of 25 units holds both, one of 1.5 units neither. */
  @Test
  public void epsilonIsInStandardDeviationsOrInTheUnitOfTheClass() throws Exception {
    Instances rows = Rows.header(0);
    for (int i = 0; i < 60; i++) {
      Rows.add(rows, i % 20 - 9.5, 0, i % 20 < 10 ? -20 : 20, 0, 0);
    }
    assertEquals(0, last("-N normalise -epsilon 1.5", rows), 1e-9);
    assertTrue(last("-N normalise -epsilon 0.5", rows) > 0.1);
    assertEquals(0, last("-N none -epsilon 25", rows), 0);
    assertTrue(last("-N none -epsilon 1.5", rows) > 0.1);
    assertSays(README, "in standard deviations of the class (in the unit of the class with `-N none`)");
  }

  private static double last(String options, Instances rows) throws Exception {
    return Rows.batch("-F epsilonInsensitive -D 0.1 -G 1 -L 0.01 -E 1 " + options, rows).classifyInstance(rows.get(rows.size() - 1));
  }

  @Test
  public void aStreamHasNoLinearPart() throws Exception {
    Instances rows = Rows.rows(150, 0, 1);
    rows.forEach(row -> row.setClassValue(row.value(0) + 0.1 * row.value(1)));
    assertTrue(Rows.batch("", rows).toString().contains("Linear part"));
    assertFalse(Rows.stream("-A last", rows).toString().contains("Linear part"));
    assertSays(README, "auto is 0 in streams, and if γ and λ are given");
  }

  @Test
  public void sharedNeighboursAreForStreamsAndPasses() throws Exception {
    Instances rows = Rows.rows(150, 2, 1);
    Rows.assertSame("learned together", Rows.predictions(Rows.batch("", rows), rows), Rows.predictions(Rows.batch("-shared", rows), rows));
    assertTrue(Rows.differ(Rows.batch("-E 1", rows), Rows.batch("-E 1 -shared", rows), rows));
    assertTrue(Rows.differ(Rows.stream("-L 0.001", rows), Rows.stream("-L 0.001 -shared", rows), rows));
    assertSays(README, "in streams and passes, all rows of a cell use the core points nearest to the cell's core point");
  }

  /** GridSearch and MultiSearch set options by these paths. */
  @Test
  public void everyNumericOptionCanBeSearched() throws Exception {
    int count = 0;
    for (PropertyDescriptor property : Introspector.getBeanInfo(AVM.class).getPropertyDescriptors()) {
      Class<?> type = property.getPropertyType();
      if (type == double.class || type == int.class) {
        AVM avm = new AVM();
        Object three = type == double.class ? (Object) 0.75 : (Object) 3;
        PropertyPath.setValue(avm, property.getName(), three);
        assertEquals(property.getName(), three, PropertyPath.getValue(avm, property.getName()));
        count++;
      }
    }
    assertTrue(count + " options", count > 15);
    assertSays(README, "GridSearch and MultiSearch can search any numeric option");
  }
}

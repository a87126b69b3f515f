package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import weka.core.Instances;
import weka.core.Utils;

/**
 * Every option that is out of range or not a number is refused with a message that names the option, the value and what
 * would be right; nothing is changed by it, and a model that has learned goes on predicting the same.
 */
public class AVMBadOptionsTest {
  private static final String ABOVE = "a number above 0";
  private static final String FROM = "a number from 0 up";
  private static final String COUNT = "a whole number from 1 up";
  private static final String NATURAL = "a whole number from 0 up";

  private static void assertRefused(AVM avm, String name, String right, String... values) throws Exception {
    String[] before = avm.getOptions();
    for (String value : values) {
      String[] options = {"-" + name, value, "-O", "-num-decimal-places", "7"};
      Rows.assertMessage(() -> avm.setOptions(options), "-" + name, value, right);
      assertArrayEquals("-" + name + " " + value + " changed something", before, avm.getOptions());
    }
  }

  @Test
  public void everyBadValueIsRefusedAndNothingChanges() throws Exception {
    Instances data = Rows.rows(60, 2, 1);
    AVM avm = Rows.batch("-S 3 -K laplacian -num-decimal-places 3 -resume", data);
    double[][] before = Rows.predictions(avm, data);
    for (String name : new String[] {"D", "L", "G"}) {
      assertRefused(avm, name, "auto (0) or " + (name.equals("L") ? "a number from 1e-30 to 1e30" : ABOVE), "-1.0", "NaN",
          "Infinity");
      assertRefused(avm, name, "auto or a number", "abc", "1,5", "0x", "automatic");
    }
    assertRefused(avm, "alpha", "auto (0) or a number above 0 and below 1", "1.0", "1.5", "-0.5", "NaN");
    assertRefused(avm, "E", "auto (0) or " + COUNT, "-2");
    assertRefused(avm, "E", "auto or a whole number", "1.5", "many", "NaN", "99999999999");
    assertRefused(avm, "tau", ABOVE, "0.0", "-1.0", "NaN", "Infinity");
    assertRefused(avm, "R", ABOVE, "0.0", "-1.0", "NaN", "Infinity");
    assertRefused(avm, "epsilon", FROM, "-1.0", "NaN", "Infinity");
    assertRefused(avm, "B", FROM, "-1.0", "NaN", "Infinity");
    for (String name : new String[] {"tau", "epsilon", "B", "R"}) {
      assertRefused(avm, name, "a number", "abc", "1,5", "auto");
    }
    assertRefused(avm, "I", "auto (-1) or 0 or a number from 1e-60 to 1e60", "4.9E-324", "-2.0", "NaN", "Infinity");
    assertRefused(avm, "U", "auto (-1) or a number from 0 up", "-2.0", "NaN");
    assertRefused(avm, "M", "auto (-1) or " + NATURAL, "-2");
    assertRefused(avm, "M", "auto or a whole number", "1.5", "abc", "99999999999");
    assertRefused(avm, "J", NATURAL, "-1");
    assertRefused(avm, "W", COUNT, "0", "-5");
    for (String name : new String[] {"J", "W", "S"}) {
      assertRefused(avm, name, "a whole number", "abc", "1.5", "99999999999", "auto");
    }
    assertRefused(avm, "K", "auto, gaussian, laplacian, productLaplacian, rationalQuadratic, matern32, matern52", "linear", "0");
    assertRefused(avm, "F", "auto, hinge, smoothHinge, logistic, l1, l2, epsilonInsensitive", "squared");
    assertRefused(avm, "C", "hypersphere, hyperrectangle", "cube");
    assertRefused(avm, "Z", "always, schedule, confident", "never");
    assertRefused(avm, "A", "suffix, average, last", "first");
    assertRefused(avm, "N", "auto, normalise, standardise, common, quantile, none", "z-score");
    Rows.assertSame("the model stays as it was", before, Rows.predictions(avm, data));
    avm.updateClassifier(data.instance(0));
  }

  @Test
  public void decimalPlacesAreChecked() throws Exception {
    for (String value : new String[] {"abc", "-3", "1.5"}) {
      Rows.assertMessage(() -> Rows.avm("-num-decimal-places " + value), "num", "ecimal", value,
          "whole number from 0 up");
    }
  }

  @Test
  public void anUnknownOptionIsNamed() {
    Rows.assertMessage(() -> Rows.avm("-D 1 -Q 3"), "-Q");
  }

  @Test
  public void anOptionWithoutItsValueIsNamed() {
    Rows.assertMessage(() -> Rows.avm("-D"), "-D", "value");
  }

  @Test
  public void beanSettersRefuseTheSame() {
    List<Rows.Action> bad = new ArrayList<>();
    AVM avm = new AVM();
    bad.add(() -> avm.setDelta(-1));
    bad.add(() -> avm.setLambda(Double.NaN));
    bad.add(() -> avm.setGamma(Double.POSITIVE_INFINITY));
    bad.add(() -> avm.setAlpha(1));
    bad.add(() -> avm.setEpochs(-1));
    bad.add(() -> avm.setTau(0));
    bad.add(() -> avm.setEpsilon(-1));
    bad.add(() -> avm.setBeta(Double.NaN));
    bad.add(() -> avm.setRho(0));
    bad.add(() -> avm.setMaxCorePoints(-2));
    bad.add(() -> avm.setWarmUp(0));
    bad.add(() -> avm.setNeighbours(-1));
    bad.add(() -> avm.setStepOffset(-2));
    for (Rows.Action action : bad) {
      Rows.assertMessage(action, " is '", "; it must be ");
    }
    assertArrayEquals(new AVM().getOptions(), avm.getOptions());
  }

  @Test
  public void anOptionThatDoesNotSuitTheClassIsNamed() throws Exception {
    Instances two = Rows.rows(20, 2, 1);
    Instances number = Rows.rows(20, 0, 1);
    Rows.assertMessage(() -> Rows.batch("-F l2", two), "-F", "l2", "nominal class 'target'", "hinge");
    Rows.assertMessage(() -> Rows.batch("-F hinge", number), "-F", "hinge", "numeric class 'target'", "l1");
    Rows.assertMessage(() -> Rows.batch("-Z confident", number), "-Z", "confident", "'target' is numeric", "always");
  }

  @Test
  public void aFailedBuildLosesNothing() throws Exception {
    Instances two = Rows.rows(20, 2, 1);
    AVM avm = Rows.batch("", two);
    double[][] before = Rows.predictions(avm, two);
    avm.setOptions(Utils.splitOptions("-F l2"));
    Rows.message(() -> avm.buildClassifier(two));
    Rows.assertSame("the old model is still there", before, Rows.predictions(avm, two));
  }
}

package weka.classifiers.functions;

import java.io.File;
import java.nio.file.Files;
import junit.framework.Test;
import junit.framework.TestSuite;
import weka.classifiers.AbstractClassifierTest;
import weka.classifiers.Classifier;
import weka.core.CheckOptionHandler;
import weka.core.Utils;
import weka.test.Regression;

/**
 * Weka's own tests of a classifier pass, at default settings. Where Weka's tests only print, {@link AVMHarnessTest}
 * says it with assertions.
 */
public class AVMTest extends AbstractClassifierTest {
  private static final String USER = "-D 0.4 -L 0.01 -G 2 -K matern32 -F hinge -tau 0.3 -epsilon 0.2 -C hyperrectangle"
      + " -Z schedule -B 2 -R 0.7 -A average -alpha 0.4 -M 50 -J 3 -I 20 -E 3 -O -N standardise -W 10 -S 7 -resume"
      + " -paper -num-decimal-places 4";

  /** Makes the test with this name. */
  public AVMTest(String name) {
    super(name);
  }

  @Override
  public Classifier getClassifier() {
    return new AVM();
  }

  @Override
  protected CheckOptionHandler getOptionTester() {
    CheckOptionHandler tester = super.getOptionTester();
    try {
      tester.setUserOptions(Utils.splitOptions(USER));
    } catch (Exception e) {
      throw new AssertionError(e);
    }
    return tester;
  }

  /** Weka makes a missing reference file and passes; here it is made too, to be looked at and committed, but fails. */
  @Override
  public void testRegression() throws Exception {
    File reference = new File(Regression.getRoot(), getClass().getName().replace('.', File.separatorChar) + ".ref");
    boolean missing = !reference.exists();
    super.testRegression();
    if (missing) {
      fail("the reference file was missing and has been made; look at it and commit it: " + reference);
    }
    String text = Files.readString(reference.toPath());
    assertEquals("nominal, numeric and date class", 3, text.split("predictions", -1).length - 1);
    assertFalse("a prediction is not a number", text.contains("NaN"));
  }

  /** For JUnit 3 runners. */
  public static Test suite() {
    return new TestSuite(AVMTest.class);
  }
}

package weka.classifiers.functions;

import java.io.File;
import java.nio.file.Files;
import weka.classifiers.AbstractClassifierTest;
import weka.core.CheckOptionHandler;
import weka.core.Utils;
import weka.test.Regression;

/**
 * Weka's own tests of a classifier pass, at default settings, and its predictions are those of the reference file.
 * Where Weka's tests only print, {@link HarnessContract} says it with assertions.
 */
public abstract class ReferenceTest extends AbstractClassifierTest {

  /** Makes the test with this name. */
  ReferenceTest(String name) {
    super(name);
  }

  /** Options other than the defaults. */
  abstract String userOptions();

  /** How many kinds of class it learns: nominal, numeric, date. */
  abstract int kinds();

  @Override
  protected CheckOptionHandler getOptionTester() {
    CheckOptionHandler tester = super.getOptionTester();
    try {
      tester.setUserOptions(Utils.splitOptions(userOptions()));
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
    assertEquals("one for each kind of class", kinds(), text.split("predictions", -1).length - 1);
    assertFalse("a prediction is not a number", text.contains("NaN"));
  }
}

package weka.classifiers.functions;

import junit.framework.Test;
import junit.framework.TestSuite;
import weka.classifiers.Classifier;

/** Weka's own tests of a classifier pass with AVM. */
public class AVMTest extends ReferenceTest {
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
  String userOptions() {
    return USER;
  }

  @Override
  int kinds() {
    return 3;
  }

  /** For JUnit 3 runners. */
  public static Test suite() {
    return new TestSuite(AVMTest.class);
  }
}

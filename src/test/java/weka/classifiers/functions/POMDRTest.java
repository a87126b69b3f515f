package weka.classifiers.functions;

/** Weka's own tests of a classifier pass with {@link POMDR}. */
public class POMDRTest extends FieldTest {

  /** Makes the test with this name. */
  public POMDRTest(String name) {
    super(name);
  }
}

package weka.classifiers.functions;

/** Weka's own tests of a classifier pass with {@link NOGD}. */
public class NOGDTest extends FieldTest {

  /** Makes the test with this name. */
  public NOGDTest(String name) {
    super(name);
  }
}

package weka.classifiers.functions;

/** Weka's own tests of a classifier pass with {@link BOGD}. */
public class BOGDTest extends FieldTest {

  /** Makes the test with this name. */
  public BOGDTest(String name) {
    super(name);
  }
}

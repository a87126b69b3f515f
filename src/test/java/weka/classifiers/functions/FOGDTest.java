package weka.classifiers.functions;

/** Weka's own tests of a classifier pass with {@link FOGD}. */
public class FOGDTest extends FieldTest {

  /** Makes the test with this name. */
  public FOGDTest(String name) {
    super(name);
  }
}

package weka.classifiers.functions;

/** Weka's own tests of a classifier pass with {@link OGD}. */
public class OGDTest extends FieldTest {

  /** Makes the test with this name. */
  public OGDTest(String name) {
    super(name);
  }
}

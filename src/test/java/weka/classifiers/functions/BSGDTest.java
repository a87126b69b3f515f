package weka.classifiers.functions;

/** Weka's own tests of a classifier pass with {@link BSGD}. */
public class BSGDTest extends FieldTest {

  /** Makes the test with this name. */
  public BSGDTest(String name) {
    super(name);
  }
}

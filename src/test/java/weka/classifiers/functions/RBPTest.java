package weka.classifiers.functions;

/** Weka's own tests of a classifier pass with {@link RBP}. */
public class RBPTest extends FieldTest {

  /** Makes the test with this name. */
  public RBPTest(String name) {
    super(name);
  }
}

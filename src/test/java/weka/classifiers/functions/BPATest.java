package weka.classifiers.functions;

/** Weka's own tests of a classifier pass with {@link BPA}. */
public class BPATest extends FieldTest {

  /** Makes the test with this name. */
  public BPATest(String name) {
    super(name);
  }
}

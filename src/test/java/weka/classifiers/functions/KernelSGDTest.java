package weka.classifiers.functions;

/** Weka's own tests of a classifier pass with {@link KernelSGD}. */
public class KernelSGDTest extends FieldTest {

  /** Makes the test with this name. */
  public KernelSGDTest(String name) {
    super(name);
  }
}

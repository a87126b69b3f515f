package weka.classifiers.functions;

/** Weka's own tests of a classifier pass with {@link KernelPerceptron}. */
public class KernelPerceptronTest extends FieldTest {

  /** Makes the test with this name. */
  public KernelPerceptronTest(String name) {
    super(name);
  }
}

package weka.classifiers.functions;

/** Weka's own tests of a classifier pass with {@link Forgetron}. */
public class ForgetronTest extends FieldTest {

  /** Makes the test with this name. */
  public ForgetronTest(String name) {
    super(name);
  }
}

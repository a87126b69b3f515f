package weka.classifiers.functions;

/** Weka's own tests of a classifier pass with {@link Ahpatron}. */
public class AhpatronTest extends FieldTest {

  /** Makes the test with this name. */
  public AhpatronTest(String name) {
    super(name);
  }
}

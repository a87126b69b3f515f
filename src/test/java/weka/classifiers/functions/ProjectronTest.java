package weka.classifiers.functions;

/** Weka's own tests of a classifier pass with {@link Projectron}. */
public class ProjectronTest extends FieldTest {

  /** Makes the test with this name. */
  public ProjectronTest(String name) {
    super(name);
  }
}

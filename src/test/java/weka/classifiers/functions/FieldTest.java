package weka.classifiers.functions;

import java.util.stream.Collectors;
import weka.classifiers.Classifier;
import weka.core.Capabilities.Capability;

/** Weka's own tests of a classifier pass with a learner of the field: the one that the test's class is named after. */
public abstract class FieldTest extends ReferenceTest {

  /** Makes the test with this name. */
  FieldTest(String name) {
    super(name);
  }

  private Face face() {
    return Face.ALL.stream().filter(face -> getClass().getSimpleName().equals(face + "Test")).findFirst().orElseThrow();
  }

  @Override
  public Classifier getClassifier() {
    return face().make().get();
  }

  @Override
  String userOptions() {
    return face().others().entrySet().stream().map(each -> "-" + each.getKey() + " " + each.getValue())
        .collect(Collectors.joining(" "));
  }

  @Override
  int kinds() {
    return getClassifier().getCapabilities().handles(Capability.NUMERIC_CLASS) ? 3 : 1;
  }
}

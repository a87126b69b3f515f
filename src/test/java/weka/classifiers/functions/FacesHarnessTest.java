package weka.classifiers.functions;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import weka.classifiers.functions.avm.OnlineClassifier;

/** Every learner of the field in Weka's checks. */
@RunWith(Parameterized.class)
public class FacesHarnessTest extends HarnessContract {
  private final Face face;

  /** Makes the test of a learner. */
  public FacesHarnessTest(Face face) {
    this.face = face;
  }

  /** The learners. */
  @Parameterized.Parameters(name = "{0}")
  public static List<Object[]> faces() {
    return Face.parameters();
  }

  @Override
  OnlineClassifier learner(String options) throws Exception {
    return face.learner(options);
  }

  @Override
  String[] options() {
    return new String[] {"", face.others().entrySet().stream().map(each -> "-" + each.getKey() + " " + each.getValue())
        .collect(Collectors.joining(" "))};
  }

  @Override
  int leastOptions() {
    return face.others().size();
  }

  @Test
  public void classifier() throws Exception {
    assertClean(learner(""), 2, false);
    assertClean(learner(face.lawful()), 2, true);
  }
}

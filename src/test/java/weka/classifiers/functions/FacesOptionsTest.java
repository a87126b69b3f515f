package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;

import java.util.List;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import weka.classifiers.functions.avm.OnlineClassifier;

/** The options of every learner of the field keep the contract of all options. */
@RunWith(Parameterized.class)
public class FacesOptionsTest extends OptionsContract {
  private final Face face;

  /** Makes the test of a learner. */
  public FacesOptionsTest(Face face) {
    this.face = face;
  }

  /** The learners. */
  @Parameterized.Parameters(name = "{0}")
  public static List<Object[]> faces() {
    return Face.parameters();
  }

  @Override
  OnlineClassifier learner() {
    return face.make().get();
  }

  @Override
  Map<String, String> others() {
    return face.others();
  }

  @Override
  String given(String name) {
    String needed = name.equals("tau") ? "-F smoothHinge" : name.equals("first") ? "-threshold 0.5"
        : name.equals("K") && others().containsValue("BSGD-R") ? "-V BSGD-R" : "";
    return face.small() + "-G 1.5 " + needed;
  }

  /** Perceptrons have no use for a step size unless the class is numeric. */
  @Override
  int classes(String name) {
    boolean numeric = name.equals("epsilon") || name.equals("eta") && learner().settings().loss(2) == null;
    return numeric && learner().settings().kind().learnsNumbers() ? 0 : 2;
  }

  @Test
  public void badValuesAreNamedAndChangeNothing() throws Exception {
    OnlineClassifier learner = learner();
    String[] before = learner.getOptions();
    for (Map.Entry<String, String> option : others().entrySet()) {
      if (!option.getValue().isEmpty()) {
        Rows.assertMessage(() -> Rows.with(learner, "-" + option.getKey() + " x!"), "-" + option.getKey(), "x!",
            "it must be");
        assertArrayEquals(before, learner.getOptions());
      }
    }
    Rows.assertMessage(() -> Rows.with(learner(), "-Q 3"), "-Q");
    Rows.assertMessage(() -> Rows.with(new FOGD(), "-B 3"), "-B", "FOGD has no such option");
  }
}

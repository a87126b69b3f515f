package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.learn.Settings;
import java.util.Map;
import org.junit.Test;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.core.Instances;

/** AVM's options keep the contract of all options, and every choice of each matters. */
public class AVMOptionsTest extends OptionsContract {
  private static final Map<String, String> OTHER = pairs("D 0.8", "L 0.05", "G 3", "K matern52", "F hinge", "tau 2",
      "epsilon 0.7", "C hyperrectangle", "Z schedule", "B 5", "R 2", "A last", "alpha 0.25", "M 7", "J 2", "I 300",
      "E 2", "O", "N standardise", "W 37", "S 12", "U 0.7", "resume", "paper", "shared", "single",
      "num-slots 3", "max-memory 1", "max-time 1", "class-weights balanced", "metric 1,0.5,2,1");
  /** The options that an option needs in order to matter. */
  private static final Map<String, String> NEEDS = Map.of("tau", "-F smoothHinge", "epsilon", "-F epsilonInsensitive",
      "B", "-Z schedule -R 0.5", "R", "-Z schedule -B 3", "Z", "-B 3 -R 0.5", "alpha", "-A suffix");

  @Override
  OnlineClassifier learner() {
    return new AVM();
  }

  @Override
  Map<String, String> others() {
    return OTHER;
  }

  @Override
  String given(String name) {
    return Rows.GIVEN + NEEDS.getOrDefault(name, "");
  }

  @Override
  int classes(String name) {
    return name.equals("epsilon") ? 0 : 2;
  }

  @Test
  public void defaultsAreTheLibrarys() {
    assertEquals(Settings.DEFAULT, new AVM().settings());
  }

  @Test
  public void choicesTakeAnyCaseAndNumbersAnyNotation() throws Exception {
    assertEquals("matern32", Rows.avm("-K MATERN32").getKernel().getSelectedTag().getReadable());
    assertEquals(0, Rows.avm("-D AUTO").getDelta(), 0);
    assertEquals(0.001, Rows.avm("-L 1e-3").getLambda(), 0);
    assertEquals(0.001, Rows.avm("-tau 1e-3").getTau(), 0);
  }

  @Test
  public void everyChoiceMatters() throws Exception {
    Instances two = Rows.rows(200, 2, 3);
    Instances number = Rows.rows(200, 0, 3);
    assertAllDiffer(two, Rows.GIVEN, "-K gaussian", "-K laplacian", "-K productLaplacian", "-K rationalQuadratic", "-K matern32",
        "-K matern52");
    assertAllDiffer(two, Rows.GIVEN, "-F hinge", "-F smoothHinge", "-F logistic");
    assertAllDiffer(number, Rows.GIVEN, "-F l1", "-F l2", "-F epsilonInsensitive");
    assertAllDiffer(two, Rows.GIVEN, "-C hypersphere", "-C hyperrectangle");
    assertAllDiffer(two, Rows.GIVEN + "-B 3 -R 0.5 ", "-Z always", "-Z schedule", "-Z confident");
    assertAllDiffer(two, Rows.GIVEN, "-A suffix", "-A average", "-A last");
    assertAllDiffer(two, Rows.GIVEN, "-N normalise", "-N standardise", "-N common", "-N quantile", "-N none");
  }

  private static void assertAllDiffer(Instances data, String common, String... choices) throws Exception {
    for (int i = 0; i < choices.length; i++) {
      for (int j = 0; j < i; j++) {
        assertTrue(choices[i] + " against " + choices[j],
            Rows.differ(Rows.batch(common + choices[i], data), Rows.batch(common + choices[j], data), data));
      }
    }
  }
}

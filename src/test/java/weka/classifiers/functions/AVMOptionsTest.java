package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.learn.Settings;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;
import weka.classifiers.AbstractClassifier;
import weka.core.Instances;
import weka.core.Option;
import weka.core.Utils;

/**
 * Every option goes through getOptions and setOptions unchanged, goes back to its default when it is not given, changes
 * the model or what the model says of itself, and has a name that Weka's Evaluation does not take away.
 */
public class AVMOptionsTest {
  /** Each option of AVM with a value other than its default. */
  private static final Map<String, String> OTHER = new LinkedHashMap<>();
  /** The options that an option needs in order to matter. */
  private static final Map<String, String> NEEDS = Map.of("tau", "-F smoothHinge", "epsilon", "-F epsilonInsensitive",
      "B", "-Z schedule -R 0.5", "R", "-Z schedule -B 3", "Z", "-B 3 -R 0.5", "alpha", "-A suffix");
  /** Weka's own options; only the first is ours to obey. */
  private static final Set<String> GENERAL = Set.of("num-decimal-places", "output-debug-info",
      "do-not-check-capabilities", "-do-not-check-capabilities", "batch-size");
  /** What Evaluation takes before the learner sees it (weka-facts T10). */
  private static final Set<String> TAKEN = Set.of("t", "T", "c", "x", "s", "m", "l", "d", "v", "o", "k", "p", "r", "g",
      "z", "h", "no-cv", "split-percentage", "preserve-order", "force-batch-training", "classifications",
      "distribution", "no-predictions", "xml", "threshold-file", "threshold-label", "toggle", "continue-iterating",
      "clean-up", "output-models-for-training-splits", "do-not-output-per-class-statistics", "synopsis", "info",
      "help");

  static {
    String[] pairs = {"D 0.8", "L 0.05", "G 3", "K matern52", "F hinge", "tau 2", "epsilon 0.7", "C hyperrectangle",
        "Z schedule", "B 5", "R 2", "A last", "alpha 0.25", "M 7", "J 2", "I 300", "E 2", "O", "N standardise", "W 37",
        "S 12", "U 0.7", "resume", "paper", "shared", "single", "num-slots 3", "max-memory 1"};
    for (String pair : pairs) {
      String[] parts = pair.split(" ");
      OTHER.put(parts[0], parts.length == 2 ? parts[1] : "");
    }
  }

  private static String text(String name) {
    return "-" + name + " " + OTHER.get(name);
  }

  private static Set<String> listed() {
    Set<String> names = new TreeSet<>();
    for (Option option : Collections.list(new AVM().listOptions())) {
      if (!GENERAL.contains(option.name())) {
        names.add(option.name());
      }
    }
    return names;
  }

  @Test
  public void thisTestKnowsEveryOption() {
    assertEquals(new TreeSet<>(OTHER.keySet()), listed());
  }

  @Test
  public void everyOptionIsDescribedWithItsSynopsis() {
    for (Option option : Collections.list(new AVM().listOptions())) {
      assertTrue(option.synopsis(), option.synopsis().startsWith("-" + option.name().replaceFirst("^-", "")));
      assertTrue(option.synopsis(), option.description().trim().length() > 10);
    }
  }

  @Test
  public void noOptionHasANameThatEvaluationTakes() {
    for (String name : listed()) {
      assertFalse("-" + name, TAKEN.contains(name));
    }
  }

  @Test
  public void everyOptionRoundTrips() throws Exception {
    StringBuilder all = new StringBuilder("-num-decimal-places 5 -batch-size 7 -output-debug-info ");
    for (String name : OTHER.keySet()) {
      assertRoundTrip(text(name), name);
      all.append(text(name)).append(' ');
    }
    assertRoundTrip(all.toString(), OTHER.keySet().toArray(new String[0]));
  }

  private static void assertRoundTrip(String options, String... names) throws Exception {
    AVM one = Rows.avm(options);
    String[] got = one.getOptions();
    for (String name : names) {
      int at = Arrays.asList(got).indexOf("-" + name);
      assertTrue("-" + name + " is not in " + Arrays.toString(got), at >= 0);
      if (!OTHER.get(name).isEmpty()) {
        assertEquals("-" + name, OTHER.get(name), got[at + 1].replaceFirst("\\.0$", ""));
      }
    }
    AVM two = new AVM();
    two.setOptions(got.clone());
    assertArrayEquals(got, two.getOptions());
    AVM copy = (AVM) AbstractClassifier.makeCopy(one);
    assertArrayEquals("a copy keeps them", got, copy.getOptions());
  }

  @Test
  public void anAbsentOptionGoesBackToItsDefault() throws Exception {
    String[] defaults = new AVM().getOptions();
    for (String name : OTHER.keySet()) {
      AVM avm = Rows.avm(text(name));
      assertFalse(name, Arrays.equals(defaults, avm.getOptions()));
      avm.setOptions(new String[0]);
      assertArrayEquals(name, defaults, avm.getOptions());
      avm = Rows.avm(text(name));
      avm.setOptions(Utils.splitOptions(name.equals("S") ? "-E 4" : "-S 4"));
      avm.setOptions(defaults.clone());
      assertArrayEquals(name, defaults, avm.getOptions());
    }
    AVM avm = Rows.avm("-num-decimal-places 5 -batch-size 7 -output-debug-info -do-not-check-capabilities");
    avm.setOptions(new String[0]);
    assertArrayEquals("Weka's own", defaults, avm.getOptions());
  }

  @Test
  public void defaultsAreTheLibrarys() {
    assertEquals(Settings.DEFAULT, new AVM().settings());
  }

  @Test
  public void choicesTakeAnyCaseAndNumbersAnyNotation() throws Exception {
    assertEquals("matern32", Rows.avm("-K MATERN32").getKernel().getSelectedTag().getReadable());
    assertEquals("auto", Rows.avm("-D AUTO").getDelta());
    assertEquals(0.001, Double.parseDouble(Rows.avm("-L 1e-3").getLambda()), 0);
    assertEquals(0.001, Rows.avm("-tau 1e-3").getTau(), 0);
  }

  @Test
  public void everyOptionMatters() throws Exception {
    for (String name : OTHER.keySet()) {
      if (!List.of("W", "resume", "num-slots", "max-memory").contains(name)) {
        Instances data = Rows.rows(200, name.equals("epsilon") ? 0 : 2, 3);
        String needs = (Rows.GIVEN + NEEDS.getOrDefault(name, "")).replaceFirst("-" + name + " [\\d.]+", "");
        assertTrue("-" + name, Rows.differ(Rows.batch(needs, data), Rows.batch(needs + " " + text(name), data), data));
      }
    }
  }

  @Test
  public void everyChoiceMatters() throws Exception {
    Instances two = Rows.rows(200, 2, 3);
    Instances number = Rows.rows(200, 0, 3);
    assertAllDiffer(two, Rows.GIVEN, "-K gaussian", "-K laplacian", "-K rationalQuadratic", "-K matern32",
        "-K matern52");
    assertAllDiffer(two, Rows.GIVEN, "-F hinge", "-F smoothHinge", "-F logistic");
    assertAllDiffer(number, Rows.GIVEN, "-F l1", "-F l2", "-F epsilonInsensitive");
    assertAllDiffer(two, Rows.GIVEN, "-C hypersphere", "-C hyperrectangle");
    assertAllDiffer(two, Rows.GIVEN + "-B 3 -R 0.5 ", "-Z always", "-Z schedule", "-Z confident");
    assertAllDiffer(two, Rows.GIVEN, "-A suffix", "-A average", "-A last");
    assertAllDiffer(two, Rows.GIVEN, "-N normalise", "-N standardise", "-N common", "-N none");
  }

  private static void assertAllDiffer(Instances data, String common, String... choices) throws Exception {
    for (int i = 0; i < choices.length; i++) {
      for (int j = 0; j < i; j++) {
        assertTrue(choices[i] + " against " + choices[j],
            Rows.differ(Rows.batch(common + choices[i], data), Rows.batch(common + choices[j], data), data));
      }
    }
  }

  @Test
  public void warmUpMattersInAStream() throws Exception {
    Instances data = Rows.rows(200, 2, 3);
    assertTrue(Rows.differ(Rows.stream("", data), Rows.stream(text("W"), data), data));
  }

  @Test
  public void decimalPlacesMatterInThePage() throws Exception {
    Instances data = Rows.rows(50, 2, 3);
    String few = Rows.batch("-num-decimal-places 0", data).toString();
    String many = Rows.batch("-num-decimal-places 9", data).toString();
    assertTrue(many, many.length() > few.length());
  }
}

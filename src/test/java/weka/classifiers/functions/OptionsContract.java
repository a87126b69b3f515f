package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.core.Instances;
import weka.core.Option;
import weka.core.Utils;

/**
 * Every option of a learner goes through getOptions and setOptions unchanged, goes back to its default when it is not
 * given, changes the model or what the model says of itself, and has a name that Weka's Evaluation does not take away.
 */
public abstract class OptionsContract {
  /** Weka's own options; only the first is ours to obey. */
  private static final Set<String> GENERAL = Set.of("num-decimal-places", "output-debug-info",
      "do-not-check-capabilities", "-do-not-check-capabilities", "batch-size");
  /** What Evaluation takes before the learner sees it (weka-facts T10). */
  private static final Set<String> TAKEN = Set.of("t", "T", "c", "x", "s", "m", "l", "d", "v", "o", "k", "p", "r", "g",
      "z", "h", "no-cv", "split-percentage", "preserve-order", "force-batch-training", "classifications",
      "distribution", "no-predictions", "xml", "threshold-file", "threshold-label", "toggle", "continue-iterating",
      "clean-up", "output-models-for-training-splits", "do-not-output-per-class-statistics", "synopsis", "info",
      "help");

  /** A learner with its defaults. */
  abstract OnlineClassifier learner();

  /** Each option with a value other than its default. */
  abstract Map<String, String> others();

  /** Options with which an option matters, in a batch. */
  abstract String given(String name);

  /** A number of classes with which an option matters, 0 for a numeric class. */
  abstract int classes(String name);

  /** Options and values, parted by spaces, by name; a flag has none. */
  static Map<String, String> pairs(String... pairs) {
    Map<String, String> others = new LinkedHashMap<>();
    for (String pair : pairs) {
      String[] parts = pair.split(" ");
      others.put(parts[0], parts.length == 2 ? parts[1] : "");
    }
    return others;
  }

  private String text(String name) {
    return "-" + name + " " + others().get(name);
  }

  private Set<String> listed() {
    Set<String> names = new TreeSet<>();
    for (Option option : Collections.list(learner().listOptions())) {
      if (!GENERAL.contains(option.name())) {
        names.add(option.name());
      }
    }
    return names;
  }

  @Test
  public void thisTestKnowsEveryOption() {
    assertEquals(new TreeSet<>(others().keySet()), listed());
  }

  @Test
  public void everyOptionIsDescribedWithItsSynopsis() {
    for (Option option : Collections.list(learner().listOptions())) {
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
    for (String name : others().keySet()) {
      assertRoundTrip(text(name), name);
      all.append(text(name)).append(' ');
    }
    assertRoundTrip(all.toString(), others().keySet().toArray(new String[0]));
  }

  private void assertRoundTrip(String options, String... names) throws Exception {
    OnlineClassifier one = Rows.with(learner(), options);
    String[] got = one.getOptions();
    for (String name : names) {
      int at = Arrays.asList(got).indexOf("-" + name);
      assertTrue("-" + name + " is not in " + Arrays.toString(got), at >= 0);
      if (!others().get(name).isEmpty()) {
        assertEquals("-" + name, others().get(name), got[at + 1].replaceFirst("\\.0$", ""));
      }
    }
    OnlineClassifier two = learner();
    two.setOptions(got.clone());
    assertArrayEquals(got, two.getOptions());
    OnlineClassifier copy = (OnlineClassifier) AbstractClassifier.makeCopy(one);
    assertArrayEquals("a copy keeps them", got, copy.getOptions());
  }

  @Test
  public void anAbsentOptionGoesBackToItsDefault() throws Exception {
    String[] defaults = learner().getOptions();
    for (String name : others().keySet()) {
      OnlineClassifier model = Rows.with(learner(), text(name));
      assertFalse(name, Arrays.equals(defaults, model.getOptions()));
      model.setOptions(new String[0]);
      assertArrayEquals(name, defaults, model.getOptions());
      model = Rows.with(learner(), text(name));
      model.setOptions(Utils.splitOptions(name.equals("S") ? "-E 4" : "-S 4"));
      model.setOptions(defaults.clone());
      assertArrayEquals(name, defaults, model.getOptions());
    }
    OnlineClassifier model = Rows.with(learner(),
        "-num-decimal-places 5 -batch-size 7 -output-debug-info -do-not-check-capabilities");
    model.setOptions(new String[0]);
    assertArrayEquals("Weka's own", defaults, model.getOptions());
  }

  @Test
  public void everyOptionMatters() throws Exception {
    for (String name : others().keySet()) {
      if (!List.of("W", "resume", "num-slots", "max-memory", "max-time").contains(name)) {
        Instances data = Rows.rows(200, classes(name), 3);
        String needs = given(name).replaceFirst("-" + name + " [\\d.]+", "");
        assertTrue("-" + name, Rows.differ(Rows.batch(Rows.with(learner(), needs), data),
            Rows.batch(Rows.with(learner(), needs + " " + text(name)), data), data));
      }
    }
  }

  @Test
  public void warmUpMattersInAStream() throws Exception {
    Instances data = Rows.rows(200, 2, 3);
    assertTrue(Rows.differ(Rows.stream(learner(), data), Rows.stream(Rows.with(learner(), text("W")), data), data));
  }

  @Test
  public void decimalPlacesMatterInThePage() throws Exception {
    Instances data = Rows.rows(50, 2, 3);
    String few = Rows.batch(Rows.with(learner(), "-num-decimal-places 0"), data).toString();
    String many = Rows.batch(Rows.with(learner(), "-num-decimal-places 9"), data).toString();
    assertTrue(many, many.length() > few.length());
  }
}

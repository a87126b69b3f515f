package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import com.github.javacliparser.Option;
import com.yahoo.labs.samoa.instances.Instance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import moa.classifiers.functions.avm.StreamLearner;
import moa.core.Measurement;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.core.Instances;
import weka.core.WekaException;

/** On the same stream with the same options MOA's learners say what Weka's say, bit for bit. */
@RunWith(Parameterized.class)
public class MoaEqualsWekaTest {
  /** What matters in a batch only, or to Weka only. */
  private static final Set<String> NOT_IN_MOA = Set.of("E", "O", "resume", "num-slots", "max-time", "metric", "num-decimal-places",
      "output-debug-info", "do-not-check-capabilities", "-do-not-check-capabilities", "batch-size");
  private static final String[] OF_AVM = {"-K matern52", "-F hinge", "-F smoothHinge -tau 2", "-F l1",
      "-F epsilonInsensitive -epsilon 0.7", "-C hyperrectangle", "-Z schedule -B 3 -R 0.5", "-Z confident", "-A last",
      "-A average", "-A suffix -alpha 0.25", "-M 7", "-J 2", "-J 0", "-I 300", "-N standardise", "-N none", "-S 12", "-U 0.7",
      "-shared", "-single", "-max-memory 1", "-class-weights balanced"};

  private final String name;

  public MoaEqualsWekaTest(String name) {
    this.name = name;
  }

  @Parameters(name = "{0}")
  public static List<Object[]> learners() {
    return Moa.parameters();
  }

  private static OnlineClassifier weka(String name, String options) throws Exception {
    return Rows.with((OnlineClassifier) Class.forName("weka.classifiers.functions." + name).getConstructor().newInstance(),
        options);
  }

  /** Options to compare with: none, few stored rows, and each one with a value other than the default. */
  private List<String> options() {
    List<String> all = new ArrayList<>(List.of("", "-W 40 "));
    if (name.equals("AVM")) {
      all.addAll(List.of("-W 40 -G 3", "-W 40 -paper", "-paper -A average -W 40", "-D 0.3 -W 40", "-N standardise -W 40"));
      Arrays.stream(OF_AVM).forEach(own -> all.add("-D 0.3 -G 1.5 -L 0.002 -W 40 " + own));
      return all;
    }
    Face own = Face.ALL.stream().filter(face -> face.toString().equals(name)).findFirst().orElseThrow();
    own.others().forEach((option, value) -> {
      if (!NOT_IN_MOA.contains(option)) {
        all.add("-" + option + " " + value + (own.small().contains("-" + option + " ") ? " " : " " + own.small())
            + (option.equals("W") ? "" : "-W 40"));
      }
    });
    return all;
  }

  @Test
  public void bitForBit() throws Exception {
    for (String options : options()) {
      for (int classes : new int[] {2, 4, 0}) {
        Instances data = Rows.withMissing(Rows.rows(100, classes, 7), 9);
        data.instance(20).setWeight(3);
        assertSame(options, data);
        if (options.isEmpty()) {
          assertSame(options, Rows.sparse(data));
        }
      }
    }
  }

  /** Through the whole of the usual warm-up, and past it. */
  @Test
  public void pastTheWarmUp() throws Exception {
    assertSame("", Rows.rows(1100, 2, 3));
  }

  private void assertSame(String options, Instances data) throws Exception {
    String what = name + " " + options + " on " + data.relationName();
    OnlineClassifier expected = weka(name, options);
    StreamLearner actual = Moa.learner(name, Moa.options(options));
    List<Instance> rows = Moa.rows(data);
    try {
      expected.buildClassifier(new Instances(data, 0));
    } catch (IllegalArgumentException e) {
      Rows.assertMessage(() -> actual.trainOnInstance(rows.get(0)), e.getMessage());
      return;
    } catch (WekaException e) {
      Rows.assertMessage(() -> actual.trainOnInstance(rows.get(0)), name + " is for ", "'target'");
      return;
    }
    double[][] wekas = new double[rows.size()][];
    double[][] moas = new double[rows.size()][];
    for (int i = 0; i < wekas.length; i++) {
      wekas[i] = expected.distributionForInstance(data.instance(i));
      moas[i] = actual.getVotesForInstance(rows.get(i));
      expected.updateClassifier(data.instance(i));
      actual.trainOnInstance(rows.get(i));
    }
    Rows.assertSame(what, wekas, moas);
    Map<String, Double> measured = Arrays.stream(actual.getModelMeasurements()).collect(Collectors.toMap(Measurement::getName, Measurement::getValue));
    for (String measure : Collections.list(expected.enumerateMeasures())) {
      String words = measure.replaceFirst("measure", "").replaceAll("(?<=.)([A-Z])", " $1").toLowerCase(Locale.ROOT);
      assertEquals(what + ": " + words, (Double) expected.getMeasure(measure), measured.get(words));
    }
  }

  /** An option's letter and its name are the same option. */
  @Test
  public void anOptionHasANameToo() throws Exception {
    String own = name.equals("AVM") ? "D" : "W";
    String named = name.equals("AVM") ? "delta" : "warmUp";
    List<Instance> rows = Moa.rows(Rows.rows(100, 2, 7));
    Rows.assertSame(name, Moa.votes(Moa.train(Moa.learner(name, "-" + own + " 20 -r 12"), rows), rows),
        Moa.votes(Moa.train(Moa.learner(name, "-" + named + " 20 -randomSeed 12"), rows), rows));
  }

  /** Options have Weka's letters, or Weka's names where these are longer. */
  @Test
  public void theOptionsAreWekas() throws Exception {
    Set<String> wekas = new TreeSet<>();
    Collections.list(weka(name, "").listOptions()).forEach(option -> wekas.add(option.name()));
    wekas.removeAll(NOT_IN_MOA);
    Set<String> moas = new TreeSet<>();
    for (Option option : Moa.make(name, "").getOptions().getOptionArray()) {
      String letter = "" + option.getCLIChar();
      moas.add(letter.equals("r") ? "S" : letter.equals("m") ? "max-memory"
          : letter.equals("w") ? "class-weights" : wekas.contains(letter) ? letter
          : option.getName());
      assertTrue(option.getName(), option.getPurpose().length() > 20);
    }
    assertEquals(wekas, moas);
  }
}

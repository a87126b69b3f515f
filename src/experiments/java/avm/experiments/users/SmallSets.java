package avm.experiments.users;

import avm.experiments.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import weka.classifiers.Evaluation;
import weka.core.Instances;

/** How long a click on Start takes in the Explorer: ten folds of AVM and of a forest on the small sets that come with Weka. */
final class SmallSets {
  /** The sets, the smallest first. */
  private static final List<String> NAMES = List.of("contact-lenses", "labor", "iris", "cpu", "glass", "breast-cancer", "ionosphere",
      "vote", "soybean", "diabetes", "unbalanced", "credit-g", "segment-challenge");
  private static final List<String> LEARNERS = List.of(Everyday.AVM, Everyday.FOREST);
  /** Java compiles what runs often: so many rounds over all sets come before those that are measured, */
  private static final int BEFORE = 2;
  /** and so many are, of which the median counts. */
  private static final int ROUNDS = 3;

  private final Map<String, Instances> sets = new LinkedHashMap<>();

  /** Reads a set by its name. */
  interface Source {
    /** The rows of a set. */
    Instances read(String name) throws Exception;
  }

  SmallSets(Source source) throws Exception {
    for (String name : NAMES) {
      sets.put(name, source.read(name));
    }
  }

  /** One cross-validation of a learner: its processor seconds, and how good it was. */
  private record Round(double seconds, double good) {
  }

  /** The section of the page. */
  List<String> lines() throws Exception {
    List<String> lines = new ArrayList<>();
    lines.add("## Small sets");
    lines.add("");
    lines.add("Ten-fold cross-validation without options, seed 1, in a Java that has done all of it twice before: processor seconds of one");
    lines.add("training, tests included, by the median of " + ROUNDS + " rounds. Good is the share that is correct; of cpu, whose class is a number,");
    lines.add("the correlation.");
    lines.add("");
    lines.add("| set | rows | AVM, seconds | RandomForest, seconds | AVM / RandomForest | AVM, good | RandomForest, good |");
    lines.add("|---|---|---|---|---|---|---|");
    for (int round = 0; round < BEFORE; round++) {
      for (Instances data : sets.values()) {
        for (String learner : LEARNERS) {
          round(data, learner);
        }
      }
    }
    for (String name : sets.keySet()) {
      lines.add(line(name));
    }
    return lines;
  }

  private String line(String name) throws Exception {
    Instances data = sets.get(name);
    List<List<Round>> rounds = List.of(new ArrayList<>(), new ArrayList<>());
    for (int round = 0; round < ROUNDS; round++) {
      for (int l = 0; l < LEARNERS.size(); l++) {
        rounds.get(l).add(round(data, LEARNERS.get(l)));
      }
    }
    double avm = median(rounds.get(0));
    double forest = median(rounds.get(1));
    return String.format(Locale.ROOT, "| %s | %,d | %.3f | %.3f | %.1f | %s | %s |", name, data.size(), avm, forest, avm / forest,
        good(data, rounds.get(0)), good(data, rounds.get(1)));
  }

  private static double median(List<Round> rounds) {
    return rounds.stream().mapToDouble(Round::seconds).sorted().toArray()[ROUNDS / 2] / Everyday.FOLDS;
  }

  private static String good(Instances data, List<Round> rounds) {
    double good = rounds.get(0).good();
    return data.classAttribute().isNominal() ? String.format(Locale.ROOT, "%.1f %%", good) : String.format(Locale.ROOT, "%.3f", good);
  }

  private static Round round(Instances data, String learner) throws Exception {
    Clock clock = new Clock();
    Evaluation evaluation = Everyday.measure(data, null, learner, 1);
    return new Round(clock.cpuSeconds(), data.classAttribute().isNominal() ? evaluation.pctCorrect() : evaluation.correlationCoefficient());
  }
}

package avm.experiments.users;

import avm.docs.Origin;
import avm.experiments.Clock;
import avm.experiments.Text;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.Classifier;
import weka.classifiers.Evaluation;
import weka.core.Instances;
import weka.core.Utils;
import weka.core.converters.ArffLoader;

/**
 * Writes doc/everyday.md: what a Weka user meets every day, small sets, many attributes, text, unbalanced classes and learners inside others, with
 * Weka's own data.
 */
public final class Everyday {
  private static final String FILTER = "weka.filters.unsupervised.attribute.StringToWordVector -W 1000 -L";
  private static final String WORDS = FILTER + " -C"; // how often each word is there
  private static final String TF_IDF = WORDS + " -T -I -N 1";
  static final String AVM = "weka.classifiers.functions.AVM";
  static final String FOREST = "weka.classifiers.trees.RandomForest";
  private static final String RESAMPLE = "weka.classifiers.meta.FilteredClassifier -F weka.filters.unsupervised.instance.Resample -W ";
  /** AVM alone, and in learners that give it copies of rows or weights; then a forest. */
  private static final String[] INSIDE = {AVM, "weka.classifiers.meta.Bagging -I 10 -W " + AVM,
    "weka.classifiers.meta.AdaBoostM1 -I 10 -W " + AVM, RESAMPLE + AVM, FOREST, RESAMPLE + FOREST};
  private static final int SEEDS = 5;
  static final int FOLDS = 10;

  private final Path folder;
  private final List<String> lines = new ArrayList<>();

  private Everyday(Path folder) {
    this.folder = folder;
  }

  /**
   * Measures and writes the page.
   *
   * @param args the folder with the data, and the page
   * @throws Exception if data cannot be read or a learner fails
   */
  public static void main(String[] args) throws Exception {
    Everyday page = new Everyday(Path.of(args[0]));
    page.write();
    Files.write(Path.of(args[1]), page.lines);
    System.out.println(String.join("\n", page.lines));
  }

  private Instances read(String name) throws IOException {
    ArffLoader loader = new ArffLoader();
    loader.setFile(new File(folder.toFile(), name + ".arff.gz"));
    Instances data = loader.getDataSet();
    data.setClassIndex(data.numAttributes() - 1);
    return data;
  }

  private void write() throws Exception {
    lines.add("# Everyday data, measured");
    lines.add("");
    lines.add("Written by `./antw everyday` on " + Text.now() + ", with " + Origin.HERE + ".");
    lines.add("The data come with Weka, but for those of many attributes. Seconds are processor seconds of all threads");
    lines.add("for training and testing, of the second of two runs.");
    lines.add("");
    lines.addAll(new SmallSets(this::read).lines());
    lines.add("");
    lines.addAll(ManyAttributes.lines());
    lines.add("");
    lines.add("## Text");
    lines.add("");
    Instances train = read("ReutersGrain-train");
    Instances test = read("ReutersGrain-test");
    lines.add(String.format(Locale.ROOT, "ReutersGrain: trained on %,d articles, tested on %,d others; the class is whether an article is about "
        + "grain.", train.size(), test.size()));
    lines.add("Words become attributes by `FilteredClassifier -F \"StringToWordVector …\"`: the 1,000 most frequent ones, in lower case, as");
    lines.add("counts (`-W 1000 -L -C`) or as TF-IDF of articles of one length (`-W 1000 -L -C -T -I -N 1`).");
    lines.add("");
    head("words");
    for (String filter : new String[] {TF_IDF, WORDS}) {
      for (String learner : new String[] {"functions.AVM", "functions.SMO", "bayes.NaiveBayesMultinomial"}) {
        row(learner, filter == WORDS ? "counts" : "TF-IDF", train, test, "weka.classifiers.meta.FilteredClassifier -F \"" + filter
            + "\" -W weka.classifiers." + learner);
      }
    }
    lines.add("");
    lines.add("## A rare class");
    lines.add("");
    Instances rare = read("unbalanced");
    lines.add(String.format(Locale.ROOT, "unbalanced: %,d rows, of which %d have the first class. Ten-fold cross-validation, seed 1.", rare.size(),
        rare.attributeStats(rare.classIndex()).nominalCounts[0]));
    lines.add("");
    head("options");
    row("functions.AVM", "none", rare, null, AVM);
    row("functions.AVM", "-class-weights balanced", rare, null, AVM + " -class-weights balanced");
    row("trees.RandomForest", "none", rare, null, FOREST);
    lines.add("");
    lines.add("## Inside other learners");
    lines.add("");
    lines.add(String.format(Locale.ROOT, "Correct in ten-fold cross-validation, the mean of %d seeds. Resample draws as many rows as there are, with", SEEDS));
    lines.add("replacement, so a learner gets about 63% of them, many of them more than once: the forest shows what the missing ones cost.");
    lines.add("");
    lines.add("| set | AVM | in Bagging, 10 models | in AdaBoostM1, 10 models | after Resample | RandomForest | RandomForest after Resample |");
    lines.add("|---|---|---|---|---|---|---|");
    for (String name : new String[] {"diabetes", "credit-g", "ionosphere", "segment-challenge"}) {
      lines.add("| " + name + inside(read(name)) + " |");
    }
  }

  private static String inside(Instances data) throws Exception {
    StringBuilder cells = new StringBuilder();
    for (String setup : INSIDE) {
      double sum = 0;
      for (int seed = 1; seed <= SEEDS; seed++) {
        sum += measure(data, null, setup, seed).pctCorrect();
      }
      cells.append(String.format(Locale.ROOT, " | %.1f %%", sum / SEEDS));
    }
    return cells.toString();
  }

  private void head(String what) {
    lines.add("| learner | " + what + " | correct | area under ROC | found of the rarer class | seconds |");
    lines.add("|---|---|---|---|---|---|");
  }

  private void row(String learner, String what, Instances train, Instances test, String setup) throws Exception {
    measure(train, test, setup, 1);
    Clock clock = new Clock();
    Evaluation evaluation = measure(train, test, setup, 1);
    double seconds = clock.cpuSeconds();
    int[] counts = train.attributeStats(train.classIndex()).nominalCounts;
    int rarer = counts[0] < counts[1] ? 0 : 1;
    lines.add(String.format(Locale.ROOT, "| %s | %s | %.1f %% | %.3f | %.1f %% | %.1f |", learner, what, evaluation.pctCorrect(),
        evaluation.areaUnderROC(rarer), 100 * evaluation.truePositiveRate(rarer), seconds));
  }

  /** Trains and tests; by ten folds where there are no test rows. */
  static Evaluation measure(Instances train, Instances test, String setup, int seed) throws Exception {
    String[] options = Utils.splitOptions(setup);
    String name = options[0];
    options[0] = "";
    Classifier classifier = AbstractClassifier.forName(name, options);
    Evaluation evaluation = new Evaluation(train);
    if (test == null) {
      evaluation.crossValidateModel(classifier, train, FOLDS, new Random(seed));
    } else {
      classifier.buildClassifier(train);
      evaluation.evaluateModel(classifier, test);
    }
    return evaluation;
  }
}

package weka.classifiers.functions.avm.report;

import avm.data.Point;
import avm.encode.Schema;
import avm.learn.ExpansionLearner;
import avm.learn.KernelKind;

import avm.train.TrainedModel;
import avm.train.Training;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes a model as a Java class that needs nothing else. The class is a template with names in braces; core points go
 * into strings, since a Java method could not hold the arrays of a large model.
 */
public final class ModelSource {
  /** More items than these share lines: a method can only hold so many strings, */
  private static final int MOST_LINES = 4000;
  /** of at most 65,535 bytes each, three for a character. */
  private static final int LONG_LINE = 20_000;
  private static final int WEIGHTS_A_LINE = 1000;

  private static final Pattern NAME = Pattern.compile("\\{([a-z]+)\\}");

  private final String title;
  private final Schema schema;
  private final TrainedModel model;

  /**
   * @param name the learner's name
   * @param title its name in full
   * @param training its state
   * @throws IllegalStateException if there is not one model to write
   */
  public ModelSource(String name, String title, Training training) {
    this.title = title;
    model = training.model();
    if (model == null) {
      throw new IllegalStateException(name + " has learned no row yet: there is no model to write as source code");
    }
    if (!training.experts().isEmpty()) {
      throw new IllegalStateException("source code is written of one model, and here many experts predict: train "
          + name + " on all rows at once, or give lambda (-L), so that the stream is learned by one");
    }
    schema = model.encoder().schema();
  }

  private static String source(KernelKind kernel) {
    return switch (kernel) {
      case AUTO, GAUSSIAN -> "    return exp(GAMMA * distance);";
      case LAPLACIAN, PRODUCT_LAPLACIAN -> "    return exp(Math.sqrt(GAMMA * distance));";
      case RATIONAL_QUADRATIC -> "    return 1 / (1 + GAMMA * distance);";
      case MATERN32 -> "    double s = Math.min(Math.sqrt(3 * GAMMA * distance), 700);\n"
          + "    return exp(s) * (1 + s);";
      case MATERN52 -> "    double s = Math.min(Math.sqrt(5 * GAMMA * distance), 700);\n"
          + "    return exp(s) * (1 + s + s * s * (1.0 / 3));";
    };
  }

  /**
   * {@return the source code of the model as a class}
   *
   * @param name the class's name
   * @throws IOException if the template cannot be read
   */
  public String of(String name) throws IOException {
    ExpansionLearner learner = model.learner();
    Map<String, String> parts = new HashMap<>();
    parts.put("relation", comment(schema.name()));
    parts.put("target", comment(schema.name(schema.classIndex())));
    parts.put("title", title);
    parts.put("facts", (model.settings().kind().hasVectors()
        ? learner.report().cells() + " " + model.settings().kind().vectors()
        : 2 * model.settings().frequencies() + " features") + " after " + learner.steps() + " steps");
    parts.put("name", name);
    parts.put("values", lines(schema.attributes(), a -> IntStream.range(0, schema.values(a))
        .mapToObj(v -> schema.value(a, v) + "\uffff").collect(Collectors.joining("", "", "\ufffe"))));
    parts.put("attributes", lines(schema.attributes(), a -> Arrays.stream(model.encoder().columns().facts(a))
        .mapToObj(Double::toString).collect(Collectors.joining(" ", "", ";"))));
    parts.put("columns", "" + model.encoder().features());
    parts.put("outputs", "" + learner.outputs());
    parts.put("classes", "" + model.target().classes());
    parts.put("gamma", number(learner.expansion().kernel().gamma()));
    parts.put("slope", number(model.slope()));
    parts.put("centre", number(model.target().decode(0)));
    parts.put("spread", number(model.target().spread()));
    List<String> cores = new ArrayList<>();
    IntStream.range(0, learner.cores().size()).forEach(i -> cores.add(core(i)));
    learner.policy().beside((row, weight) ->
        cores.add(line(new StringBuilder(row.squaredNorm() + " " + weight), row)));
    parts.put("cores", lines(cores.size(), cores::get));
    parts.put("mu", number(learner.expansion().weights().linear() == null ? 0 : model.settings().linear()));
    parts.put("linear", learner.expansion().weights().linear() == null ? "" : linear());
    parts.put("seed", model.settings().seed() + "L");
    parts.put("frequencies", "" + (model.settings().kind().hasVectors() ? 0 : model.settings().frequencies()));
    parts.put("features", model.settings().kind().hasVectors() ? "" : features());
    parts.put("distance", learner.expansion().kernel().isManhattan() ? "manhattan" : "euclid");
    parts.put("kernel", "" + model.settings().kernel());
    parts.put("kernelcode", source(model.settings().kernel()));
    return filled(parts);
  }

  private static String filled(Map<String, String> parts) throws IOException {
    try (InputStream in = ModelSource.class.getResourceAsStream("Scorer.txt")) {
      return NAME.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8)).replaceAll(
          name -> Matcher.quoteReplacement(parts.getOrDefault(name.group(1), name.group())));
    }
  }

  private static String comment(String text) {
    return text.replace("*/", "* /").replace("\\", "\\\\").replaceAll("\\s+", " ");
  }

  /** A number such that it is read back the same. */
  private static String number(double value) {
    return Double.isNaN(value) ? "Double.NaN"
        : Double.isInfinite(value) ? "Double." + (value > 0 ? "POSITIVE" : "NEGATIVE") + "_INFINITY" : Double.toString(value);
  }

  /** Items as strings in quotes: one a string, or many where they are many; a long one goes on in the next. */
  private static String lines(int items, IntFunction<String> item) {
    StringJoiner text = new StringJoiner("\n");
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < items; i++) {
      line.append(item.apply(i));
      boolean ends = items <= MOST_LINES || i == items - 1;
      while (line.length() > LONG_LINE || ends && line.length() > 0) {
        int end = Math.min(LONG_LINE, line.length());
        text.add("      " + quoted(line.substring(0, end)) + ",");
        line.delete(0, end);
      }
    }
    return text.toString();
  }

  private static String quoted(String text) {
    return text.chars().mapToObj(c -> c == '"' || c == '\\' ? "\\" + (char) c
        : c < ' ' || c == 0x7f ? String.format(Locale.ROOT, "\\%03o", c) : c > '~' ? String.format(Locale.ROOT, "\\u%04x", c) : "" + (char) c)
        .collect(Collectors.joining("", "\"", "\""));
  }

  /** The linear function's coefficients: an output after the other, some of them an item. */
  private String linear() {
    int features = model.encoder().features();
    int items = features / WEIGHTS_A_LINE + 1;
    return lines(model.learner().outputs() * items, item -> {
      int from = item % items * WEIGHTS_A_LINE - 1;
      StringBuilder line = new StringBuilder(item / items + " " + from);
      for (int j = from; j < Math.min(from + WEIGHTS_A_LINE, features); j++) {
        line.append(' ').append(model.learner().expansion().weights().linear().outputCoefficient(item / items, j));
      }
      return line + ";";
    });
  }

  /** The coefficients of random features: an output after the other, some of them an item. */
  private String features() {
    int features = 2 * model.settings().frequencies();
    int items = (features + WEIGHTS_A_LINE - 1) / WEIGHTS_A_LINE;
    return lines(model.learner().outputs() * items, item -> {
      int from = item % items * WEIGHTS_A_LINE;
      StringBuilder line = new StringBuilder(item / items + " " + from);
      for (int j = from; j < Math.min(from + WEIGHTS_A_LINE, features); j++) {
        line.append(' ').append(model.learner().expansion().weights().coefficients().outputCoefficient(item / items, j));
      }
      return line + ";";
    });
  }

  private String core(int i) {
    ExpansionLearner learner = model.learner();
    Point core = learner.cores().point(i);
    StringBuilder line = new StringBuilder("" + core.squaredNorm());
    for (int o = 0; o < learner.outputs(); o++) {
      line.append(' ').append(learner.expansion().weights().coefficients().outputCoefficient(o, i));
    }
    return line(line, core);
  }

  /** Ends the line of a vector with its columns and values. */
  private static String line(StringBuilder line, Point core) {
    for (int k = 0; k < core.size(); k++) {
      line.append(' ').append(core.column(k)).append(' ').append(core.value(k));
    }
    return line + ";";
  }
}

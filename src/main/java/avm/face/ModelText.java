package avm.face;

import avm.encode.RowEncoder;
import avm.encode.Schema;
import avm.learn.Report;
import avm.learn.Settings;
import avm.train.TrainedModel;
import avm.train.Training;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The page that a model prints of itself. */
public final class ModelText {
  /** How many attributes that count most are shown. */
  private static final int SHOWN = 8;

  private final StringBuilder text = new StringBuilder();
  private final int decimals;

  private ModelText(int decimals) {
    this.decimals = decimals;
  }

  /**
   * {@return the page}
   *
   * @param title the learner's name in full
   * @param training the model and what is under way
   * @param decimals how many digits numbers have
   * @param again the learner and the options that give the model again, or null where they are not known
   */
  public static String of(String title, Training training, int decimals, String again) {
    return new ModelText(decimals).page(title, training, again);
  }

  private String page(String title, Training training, String again) {
    Schema schema = training.schema();
    TrainedModel model = training.model();
    Report report = model.learner().report();
    Settings settings = model.settings();
    int classes = model.target().classes();
    text.append(title).append(" for ").append(classes == 0 ? "numeric" : classes + "-valued")
        .append(" class '").append(schema.name(schema.classIndex())).append("'\n\n");
    if (schema.attributes() == 1) {
      text.append("There is no attribute besides the class: every row is predicted alike. Add attributes.\n\n");
    }
    if (!training.experts().isEmpty()) {
      line("Experts", phrases(training.experts()));
      text.append("\nThe core set that is trusted most:\n");
    }
    line("Kernel", settings.kernel() + ", gamma " + number(settings.gamma())
        + (model.learner().cores().isSingle() ? ", in single precision" : ""));
    if (model.encoder().counts() != null) {
      line("What counts", counts(model.encoder()));
    }
    line("Loss", (settings.loss(classes) == null ? "that of mistakes alone" : "" + settings.loss(classes))
        + (Double.isNaN(model.lambda()) || !settings.kind().hasLambda() ? "" : ", lambda " + number(model.lambda())));
    if (settings.kind().hasCells()) {
      cells(settings, report);
    }
    if (!model.why().isEmpty()) {
      line("Settings", phrases(model.why().replaceAll("; $", "")));
    }
    if (settings.kind().hasCells()) {
      approximation(training, report);
    } else if (report.approximated() > 0) {
      line("Projected", String.format(Locale.ROOT, "%,d rows on the stored vectors", report.approximated()));
    }
    text.append('\n');
    line("Rows learned (T)", String.format(Locale.ROOT, "%,d steps", training.steps())
        + (report.steps() == training.steps() ? "" : String.format(Locale.ROOT, ", of which this core set took %,d", report.steps())));
    if (model.encoder().columns().beyond() > 0) {
      line("Cut values", String.format(Locale.ROOT, "%,.0f values of these rows lay far beyond the range of the rows that scaling "
          + "was fitted to, and were cut", model.encoder().columns().beyond()));
    }
    if (settings.kind().hasCells()) {
      size(report);
    } else if (settings.kind().hasVectors()) {
      vectors(settings, report);
    } else {
      line("Features", String.format(Locale.ROOT, "%,d, the cosines and sines of %,d random projections; no row is kept",
          2L * settings.frequencies(), settings.frequencies()));
    }
    line("Memory", String.format(Locale.ROOT, "%,d kB", (report.bytes() + 1023) / 1024));
    if (report.projections() > 0) {
      line("Projections", String.format(Locale.ROOT, "%,d", report.projections()));
    }
    if (training.warmedUp() > 0) {
      line("Warm-up", String.format(Locale.ROOT, "%,d rows kept; scaling and settings are not final yet", training.warmedUp()));
    }
    if (again != null) {
      text.append("\nThis configuration gives the model again from the same rows:\n").append(again);
    }
    text.append("\nFor a smaller and faster model: ");
    if (settings.kind().hasCells()) {
      text.append(training.experts().isEmpty() ? "" : "one learner in place of experts, by ")
          .append(delta("a larger delta", 2 * report.delta(), " or ")).append("a limit (-M ")
          .append(Math.max(1, report.cells() / 2)).append(").\nFor a more accurate one: ")
          .append(delta("a smaller delta", report.delta() / 2, ", "));
    } else if (settings.kind().hasVectors()) {
      text.append(settings.limit() > 0 ? "a smaller budget (-B " + Math.max(2, settings.limit() / 4 * 2) + ")"
          : "a learner with a budget, or AVM").append(".\nFor a more accurate one: ")
          .append(settings.limit() > 0 ? "a larger budget (-B " + 2L * settings.limit() + "), " : "");
    } else {
      text.append("fewer frequencies (-D ").append(Math.max(1, settings.frequencies() / 2))
          .append(").\nFor a more accurate one: more of them (-D ").append(2L * settings.frequencies()).append(") or ");
    }
    return text.append(settings.kind().hasVectors() ? "another kernel (-K) or gamma (-G).\n" : "another gamma (-G).\n")
        .toString();
  }

  /** The attributes that count most in squared distances, as shares of all. */
  private String counts(RowEncoder encoder) {
    double[] squares = Arrays.stream(encoder.counts()).map(count -> count * count).toArray();
    double all = Arrays.stream(squares).sum();
    int[] ranked = IntStream.range(0, squares.length).boxed().sorted(Comparator.comparing(a -> -squares[a]))
        .mapToInt(a -> a).toArray();
    int classIndex = encoder.schema().classIndex();
    String first = Arrays.stream(ranked).limit(SHOWN).mapToObj(a -> encoder.schema().name(a < classIndex ? a : a + 1) + " "
        + percent(squares[a], all)).collect(Collectors.joining(", "));
    return squares.length <= SHOWN ? first : first + "; the others together "
        + percent(Arrays.stream(ranked).skip(SHOWN).mapToDouble(a -> squares[a]).sum(), all);
  }

  private void cells(Settings settings, Report report) {
    line("Cells", settings.coverage() + ", delta " + number(report.delta()) + (report.doublings() == 0
        ? ""
        : " (" + number(settings.delta()) + " doubled " + report.doublings() + "x by -M " + settings.limit() + ")"));
  }

  /** How rows are represented by cells, and what predicts. */
  private void approximation(Training training, Report report) {
    TrainedModel model = training.model();
    Settings settings = model.settings();
    line("Approximation", settings.approximation() + ", " + percent(report.approximated(), report.steps())
        + " of the rows" + (settings.neighbours() == 0 ? ", each by its core point"
        : ", each by its " + settings.neighbours() + " nearest core points" + (settings.shared() ? " (its cell's)" : "")
        + ", off by " + number(report.meanResidual())
        + " on average, " + number(report.maxResidual()) + " at most"));
    if (settings.linear() > 0) {
      line("Linear part", "weight " + number(settings.linear()));
    }
    if (!model.solved().isEmpty()) {
      line("Learned", model.solved());
    }
    line("Prediction by", settings.output() + ", over "
        + (report.averagedShare() == 0 ? "the last step" : percent(report.averagedShare(), 1) + " of the steps"));
  }

  private void size(Report report) {
    line("Core points (M_T)", String.format(Locale.ROOT, "%,d cells, %s of the steps", report.cells(),
        percent(report.cells(), report.steps())));
    line("Support (S_T)", String.format(Locale.ROOT, "%,d non-zero coefficients; bound %s = %,.0f", report.support(),
        report.sizeFormula(), report.sizeBound()));
    line("Cell in feature space", "diameter " + number(report.featureDiameter())
        + " of at most " + number(Math.sqrt(2)) + " (how coarse the approximation is)");
  }

  /** The size of a model whose vectors are rows as they were. */
  private void vectors(Settings settings, Report report) {
    line("Stored vectors", String.format(Locale.ROOT, "%,d%s, %s of the steps", report.stored(), settings.limit() > 0
        ? String.format(Locale.ROOT, " of at most %,d", settings.limit()) : ", without a limit",
        percent(report.stored(), report.steps())));
    line("Support", String.format(Locale.ROOT, "%,d of them have a coefficient other than 0", report.support()));
  }

  /** Advice to take another δ, if there is one. */
  private String delta(String which, double value, String more) {
    return value > 0 && value < Double.MAX_VALUE ? which + " (-D " + number(value) + ")" + more : "";
  }

  /** Phrases below each other. */
  private static String phrases(String all) {
    return all.replace("; ", String.format(Locale.ROOT, ";%n%-23s", ""));
  }

  private void line(String name, String value) {
    text.append(String.format(Locale.ROOT, "%-22s %s%n", name, value));
  }

  /** A number with so many significant digits, and at least three. */
  private String number(double value) {
    return value == 0 || Double.isNaN(value) ? "0" : Double.isInfinite(value) ? "" + value : new BigDecimal(value)
        .round(new MathContext(Math.max(3, decimals))).stripTrailingZeros().toEngineeringString().replace("E", "e");
  }

  private static String percent(double part, double whole) {
    return whole == 0 ? "none" : new BigDecimal(100 * part / whole).setScale(1, RoundingMode.HALF_UP).stripTrailingZeros()
        .toPlainString() + "%";
  }
}

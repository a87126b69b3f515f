package avm.experiments;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleBinaryOperator;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The tables and verdicts of the batch part. */
final class BatchReport {
  private static final int MANY = 10_000;

  private final Means means;

  BatchReport(Means means) {
    this.means = means;
  }

  static String number(String format, double x) {
    return Summary.number(format, x);
  }

  List<Verdict> verdicts() {
    List<Verdict> verdicts = new ArrayList<>();
    accuracy(verdicts);
    regression(verdicts);
    List<DataSet> large = Stream.of(true, false).flatMap(nominal -> means.sets(nominal).stream())
        .filter(set -> means.rows(set) >= MANY).toList();
    List<String> without = large.stream().filter(set -> !means.known(set, Contender.SMO)).map(DataSet::name).toList();
    time(verdicts, large, "tuned SMO" + (without.isEmpty() ? "" : " (LIBSVM on " + String.join(", ", without) + ")"),
        this::smoTime);
    time(verdicts, large, "tuned LIBSVM alone", this::libsvmTime);
    return verdicts;
  }

  /** The better of the two tuned SVMs, by a column of which one sign is good; either may be missing. */
  private double better(DataSet set, ToDoubleFunction<Result> column, DoubleBinaryOperator best) {
    double svm = means.batch(set, Contender.SVM, column);
    double smo = means.batch(set, Contender.SMO, column);
    return Double.isNaN(smo) ? svm : best.applyAsDouble(svm, smo);
  }

  private double difference(DataSet set) {
    return means.batch(set, Contender.AVM, Result::accuracy) - better(set, Result::accuracy, Math::max);
  }

  private double errorRatio(DataSet set) {
    return means.batch(set, Contender.AVM, Result::rmse) / better(set, Result::rmse, Math::min);
  }

  /** One training of LIBSVM. */
  private double libsvmTime(DataSet set) {
    return means.batch(set, Contender.SVM, Result::cpu);
  }

  /** One training of Weka's SMO, up to where it was given up; LIBSVM's where SMO was not run. */
  private double smoTime(DataSet set) {
    return means.known(set, Contender.SMO) ? means.batch(set, Contender.SMO, Result::cpu) : libsvmTime(set);
  }

  /** AVM's time to theirs; theirs is one thread's, so that its processor time is also the clock's. */
  private double timeRatio(DataSet set, ToDoubleFunction<Result> ours, ToDoubleFunction<DataSet> theirs) {
    return means.batch(set, Contender.AVM, ours) / theirs.applyAsDouble(set);
  }

  private void accuracy(List<Verdict> verdicts) {
    List<DataSet> sets = means.sets(true);
    double mean = sets.stream().mapToDouble(this::difference).average().orElse(Double.NaN);
    DataSet worst = sets.stream().min(Comparator.comparingDouble(this::difference)).orElse(null);
    verdicts.add(new Verdict("mean accuracy, AVM − the better tuned SVM, " + sets.size() + " sets",
        number("%+.2f points", mean), "≥ −0.3", worst == null ? null : mean >= -0.3, means.complete()));
    verdicts.add(new Verdict("the worst of them" + (worst == null ? "" : ", " + worst.name()),
        worst == null ? "–" : number("%+.2f points", difference(worst)), "≥ −1.5",
        worst == null ? null : difference(worst) >= -1.5, means.complete()));
  }

  private void regression(List<Verdict> verdicts) {
    List<DataSet> sets = means.sets(false);
    double mean = sets.stream().mapToDouble(this::errorRatio).average().orElse(Double.NaN);
    verdicts.add(new Verdict("mean ratio of RMSE, AVM / the better tuned SVM, " + sets.size() + " sets",
        number("%.3f", mean), "≤ 1.03", sets.isEmpty() ? null : mean <= 1.03, means.complete()));
    List<String> outside = new ArrayList<>();
    double low = Double.NaN;
    double high = Double.NaN;
    for (DataSet set : sets) {
      double coverage = means.batch(set, Contender.AVM, Result::coverage);
      low = Double.isNaN(low) ? coverage : Math.min(low, coverage);
      high = Double.isNaN(high) ? coverage : Math.max(high, coverage);
      if (!(coverage >= 0.93 && coverage <= 0.97)) {
        outside.add(set.name());
      }
    }
    verdicts.add(new Verdict("intervals of confidence 0.95 cover"
        + (outside.isEmpty() ? "" : " (outside: " + String.join(", ", outside) + ")"),
        number("%.3f", low) + " to " + number("%.3f", high), "0.93 to 0.97 on each",
        sets.isEmpty() ? null : outside.isEmpty(), means.complete()));
  }

  private void time(List<Verdict> verdicts, List<DataSet> sets, String svm, ToDoubleFunction<DataSet> time) {
    DataSet worst = sets.stream().max(Comparator.comparingDouble(set -> timeRatio(set, Result::seconds, time)))
        .orElse(null);
    verdicts.add(new Verdict("AVM's whole time by the clock / one training of the " + svm + ", on each of "
        + sets.size() + " sets of 10,000 rows and more; the worst" + (worst == null ? "" : ", " + worst.name()),
        worst == null ? "–" : each(worst, sets, Result::seconds, time) + "; in processor time of all threads "
        + each(worst, sets, Result::cpu, time), "≤ 0.1",
        worst == null ? null : above(sets, Result::seconds, time) == 0, means.complete()));
    double clock = sets.stream().mapToDouble(set -> means.batch(set, Contender.AVM, Result::seconds)).sum();
    double cpu = sets.stream().mapToDouble(set -> means.batch(set, Contender.AVM, Result::cpu)).sum();
    double theirs = sets.stream().mapToDouble(time).sum();
    verdicts.add(new Verdict("the same, all those sets together", number("%.1f s", clock) + " / "
        + number("%.1f s", theirs) + " = " + number("%.3f", clock / theirs) + "; in processor time "
        + number("%.3f", cpu / theirs), "≤ 0.1", worst == null ? null : cpu / theirs <= 0.1, means.complete()));
  }

  private long above(List<DataSet> sets, ToDoubleFunction<Result> ours, ToDoubleFunction<DataSet> theirs) {
    return sets.stream().filter(set -> timeRatio(set, ours, theirs) > 0.1).count();
  }

  private String each(DataSet worst, List<DataSet> sets, ToDoubleFunction<Result> ours,
      ToDoubleFunction<DataSet> theirs) {
    return number("%.3f", timeRatio(worst, ours, theirs)) + " (" + above(sets, ours, theirs) + " above)";
  }

  /** All tables. */
  void write(StringBuilder out) {
    out.append("\n## Batch, nominal class: accuracy in per cent\n\n");
    table(out, true, "%.2f", Result::accuracy);
    out.append("\n## Batch, numeric class: root mean squared error\n\n");
    table(out, false, "%.5g", Result::rmse);
    out.append("\n## Batch: training in seconds of processor time\n\n");
    table(out, null, "%.2f", Result::cpu);
    out.append("\n## Batch: area under the ROC curve, weighted by class\n\n");
    table(out, true, "%.4f", Result::auc);
    out.append("\n## Batch: root mean squared error of the probabilities\n\n");
    table(out, true, "%.4f", Result::rmse);
    out.append("\n## Batch: model, in vectors (AVM: core points; SVM: support vectors) and serialised bytes\n\n");
    sizes(out);
  }

  private void table(StringBuilder out, Boolean nominal, String format, ToDoubleFunction<Result> column) {
    boolean accuracy = format.equals("%.2f") && Boolean.TRUE.equals(nominal);
    boolean regression = Boolean.FALSE.equals(nominal);
    boolean time = nominal == null;
    out.append("| set | rows | test |");
    Contender.LIST.forEach(c -> out.append(' ').append(c.title()).append(" |"));
    String more = accuracy ? " AVM − the better SVM |" : regression ? " AVM / the better SVM | coverage |"
        : time ? " AVM, by the clock | that / SMO | that / LIBSVM |" : "";
    out.append(more).append("\n|---|---|---|").append("---|".repeat(Contender.LIST.size()))
        .append(more.replaceAll("[^|]+", "---")).append('\n');
    for (DataSet set : DataSet.BATCH) {
      List<Result> any = means.of(BatchPart.PART).stream().filter(r -> r.set().equals(set.name())).toList();
      if (any.isEmpty() || nominal != null && nominal != means.isNominal(set)) {
        continue;
      }
      int rows = any.stream().mapToInt(Result::rows).max().orElse(0);
      int test = any.stream().mapToInt(Result::test).max().orElse(0);
      out.append("| ").append(set.name()).append(any.stream().anyMatch(r -> r.seed() > 1) ? " ¹" : "").append(" | ")
          .append(rows).append(" | ").append(test).append(" |");
      for (Contender contender : Contender.LIST) {
        boolean givenUp = means.of(BatchPart.PART, set.name(), contender.name()).stream().anyMatch(Result::givenUp);
        out.append(time && givenUp ? " > " : " ")
            .append(number(format, means.batch(set, contender.name(), column))).append(" |");
      }
      if (accuracy) {
        out.append(' ').append(number("%+.2f", difference(set))).append(" |");
      } else if (regression) {
        out.append(' ').append(number("%.3f", errorRatio(set))).append(" | ")
            .append(number("%.3f", means.batch(set, Contender.AVM, Result::coverage))).append(" |");
      } else if (time) {
        out.append(' ').append(number("%.2f", means.batch(set, Contender.AVM, Result::seconds))).append(" | ")
            .append(means.known(set, Contender.SMO)
                ? number("%.3f", timeRatio(set, Result::seconds, this::smoTime)) : "–")
            .append(" | ").append(number("%.3f", timeRatio(set, Result::seconds, this::libsvmTime))).append(" |");
      }
      out.append('\n');
    }
  }

  private void sizes(StringBuilder out) {
    out.append("| set | AVM core points | AVM bytes | SVM vectors | SVM bytes | RandomForest bytes |\n"
        + "|---|---|---|---|---|---|\n");
    for (DataSet set : DataSet.BATCH) {
      out.append("| ").append(set.name())
          .append(" | ").append(number("%.0f", means.batch(set, Contender.AVM, Result::vectors)))
          .append(" | ").append(number("%.0f", means.batch(set, Contender.AVM, Result::bytes)))
          .append(" | ").append(number("%.0f", means.batch(set, Contender.SVM, Result::vectors)))
          .append(" | ").append(number("%.0f", means.batch(set, Contender.SVM, Result::bytes)))
          .append(" | ").append(number("%.0f", means.batch(set, Contender.FOREST, Result::bytes))).append(" |\n");
    }
  }
}

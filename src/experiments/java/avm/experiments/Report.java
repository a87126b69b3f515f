package avm.experiments;

import static avm.experiments.BatchReport.number;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes doc/accuracy.md from the CSV file: every number and every verdict is computed from it. */
final class Report {
  private final Means means;

  Report(List<Result> results) {
    means = new Means(results);
  }

  void write(Path file) throws IOException {
    BatchReport batch = new BatchReport(means);
    StreamReport stream = new StreamReport(means);
    ArenaReport arena = new ArenaReport(means);
    GrowthReport growth = new GrowthReport(means);
    ConstantsReport constants = new ConstantsReport(means, Path.of(System.getProperty("sources")));
    List<Verdict> verdicts = new ArrayList<>(batch.verdicts());
    verdicts.addAll(growth.verdicts());
    verdicts.addAll(stream.verdicts());
    verdicts.addAll(arena.verdicts());
    verdicts.addAll(constants.verdicts());
    StringBuilder out = new StringBuilder("# Accuracy\n\nWritten by `./antw accuracy` from [accuracy.csv](accuracy.csv)"
        + ", not by hand. AVM runs without options, except in the last table.\n\n"
        + "| compared | measured | goal | reached |\n|---|---|---|---|\n");
    verdicts.forEach(v -> out.append(v.line()).append('\n'));
    batch.write(out);
    growth.write(out, file.resolveSibling("images").resolve("growth.png"));
    stream.write(out);
    arena.write(out);
    constants.write(out);
    ablation(out);
    notes(out);
    Files.writeString(file, out);
    System.out.println();
    verdicts.forEach(v -> System.out.println(v.line()));
    System.out.println("Wrote " + file);
  }

  private void ablation(StringBuilder out) {
    out.append("\n## What each change brings: prequential error in per cent, at equal core points\n\n"
        + "The last and the suffix output of one row of the table come from the same run. The paper is "
        + "nearest, its own step, hinge, last.\n\n| set | core points | loss | step | output |");
    for (int k : Ablation.NEIGHBOURS) {
      out.append(k == 0 ? " nearest (the paper) |" : " k = " + k + " |");
    }
    out.append("\n|---|---|---|---|---|").append("---|".repeat(Ablation.NEIGHBOURS.length)).append('\n');
    for (Ablation.Setting setting : Ablation.SETTINGS) {
      for (int cell = 0; cell < 8; cell++) {
        ablation(out, setting.set().name(), (cell & 4) != 0, (cell & 2) != 0, (cell & 1) != 0);
      }
    }
    out.append("\nMicroseconds per row, by neighbours (one run each, not warmed up: rough):");
    for (Ablation.Setting setting : Ablation.SETTINGS) {
      out.append(' ').append(setting.set().name());
      for (int k : Ablation.NEIGHBOURS) {
        out.append(' ').append(number("%.1f", 1e6 * means.mean(Ablation.PART, setting.set().name(),
            Ablation.system(k, true, true, true), r -> r.cpu() / r.rows())));
      }
      out.append(';');
    }
    out.setCharAt(out.length() - 1, '.');
    out.append('\n');
  }

  private void ablation(StringBuilder out, String set, boolean logistic, boolean offset, boolean suffix) {
    out.append("| ").append(set).append(" | ").append(number("%.0f", means.mean(Ablation.PART, set,
        Ablation.system(0, offset, logistic, suffix), Result::vectors))).append(" | ")
        .append(logistic ? "logistic" : "hinge").append(" | ").append(offset ? "offset 0.1/λ" : "the paper's")
        .append(" | ").append(suffix ? "suffix" : "last").append(" |");
    for (int k : Ablation.NEIGHBOURS) {
      out.append(' ').append(number("%.2f", means.mean(Ablation.PART, set, Ablation.system(k, offset, logistic, suffix),
          Result::error))).append(" |");
    }
    out.append('\n');
  }

  private void notes(StringBuilder out) {
    String first = means.of(BatchPart.PART).stream().filter(r -> r.system().equals(Contender.AVM))
        .map(Result::measured).min(String::compareTo).orElse("–");
    String last = means.of(BatchPart.PART).stream().filter(r -> r.system().equals(Contender.AVM))
        .map(Result::measured).max(String::compareTo).orElse("–");
    out.append("""

        ## How it was measured

        AVM's batch results are from %s to %s. The results of the baselines do not depend on this code and are kept in the
        CSV file until `-Dfresh=true`. Seconds are processor time of all threads of the process, on a shared machine: absolute
        values are rough. The others train on one thread, so their processor time is the elapsed time on an idle machine.
        AVM trains on all cores, two here, and its elapsed time is shown next to it.

        - **Sets**: ../shared/data where it is present, and the ARFF files of more than a hundred rows in Weka's jars
          (iris, credit-g; anneal from its tests). The official test part if there is one (a9a, svmguide1, poker: a
          random 20,000 of the test rows), otherwise a seeded, stratified split, 80 to 20. ¹ Sets below
          2,000 rows are split ten times, and the mean is shown: on the 30 test rows of iris one row is 3.3 points.
          More rows: a seeded split with at most 20,000 test rows; training uses the first 10,000, the first 40,000 and
          all of the other rows. The forest learns all of them, on one thread, in the same run.
          covtype and flights-minutes are cut to 20,000 training and 20,000 test rows, as many as a tuned SVM can handle; AVM
          gets the same.
        - **AVM**: no options. Its time is all of buildClassifier, including the search for settings.
        - **Tuned SVM**: LIBSVM's Java version, RBF kernel, rows encoded as in Weka's SMO (missing values replaced, nominal
          to binary, normalised to [0,1]); a numeric class standardised, ε = 0.1. C and γ come from a grid (2^-1, 2^3, 2^7
          by 2^-7 to 2^3 in steps of 4), then the neighbours of the best until none is better, by cross-validation
          (3-fold; 5-fold below 1,000 rows) on 2,000 training rows. With 4,000 rows and more, larger γ or C are tried while the
          result improves on 4,000 held-out rows after training on 6,000 others, because small samples favour smoother
          kernels. Settings whose training on the 6,000 takes more than 30 seconds are left out. If the choice of the
          cross-validation is one of them, C is divided by 4 until it is not. Then follows one training on all rows. The time
          shown is that of this one training. Its AUC is from decision values or votes; it has no probabilities.
        - **Tuned SMO**: Weka's SMO (SMOreg for a numeric class) with RBFKernel at the C and γ that the search above
          chose with LIBSVM, everything else at Weka's defaults; one training on the same rows, stopped where the time
          is shown after ">". SMOreg normalises the class to [0,1]: with s = its standard deviation / its range, C·s
          and 0.1·s give the same problem. Accuracy is judged against the better of the two. Time is judged twice:
          against SMO (a stopped run counts with the time it had), or LIBSVM where SMO was not run, and
          against LIBSVM alone, which is a different and faster program for the same problem.
        - **SMO untuned**: Weka's SMO or SMOreg with RBFKernel, all at defaults, on at most 5,000 training rows.
          **IBk**: k = 1; if training rows × test rows exceed 60 million, on correspondingly fewer test rows.
          **RandomForest**: defaults, 100 trees.
        - **Streams**: file order, every row predicted and then learned, starting from the empty header; all systems at the
          defaults of Weka or MOA. SGD (hinge) is one against the rest for more than two classes, as in
          MultiClassClassifierUpdateable; in a stream it does not normalise. SPegasos is MOA's, one against
          the rest for more than two classes. Sets above 100,000 rows are also shown after the first 50,000.
        - **JSAT's KernelSGD**: hinge, Gaussian kernel, merging, budget 500, rows as they are in the file; the best of
          γ = 1/16, 1 and λN = 0.1, 1. ² These figures were given to us; the order of rows and the settings behind them
          are not known. AVM is judged by the better of the two.
        - **Ablation**: Gaussian kernel, hypersphere, rows as they are in the files; cod-rna γ=0.5, λN=0.1, δ=1;
          ijcnn1 γ=1, λN=0.1, δ=1; a9a γ=1/16, λN=1, δ=7.
        """.formatted(first, last));
  }
}

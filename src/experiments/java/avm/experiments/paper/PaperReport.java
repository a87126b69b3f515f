package avm.experiments.paper;

import static avm.experiments.Summary.number;

import avm.docs.Origin;
import avm.experiments.Result;
import avm.experiments.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the report of a profile from its CSV file, as Markdown and as HTML; no number in it is typed. */
final class PaperReport {
  private final Profile profile;
  private final Found found;
  private final List<String> missing;

  PaperReport(Profile profile, List<Result> results, List<String> missing) {
    this.profile = profile;
    this.missing = missing;
    found = new Found(results);
  }

  void write(Path out) throws IOException {
    List<Printed> printed = Printed.all();
    Charts charts = new Charts(out, profile.name());
    Page page = new Page("The paper's experiments, profile " + profile.name());
    head(page);
    Findings findings = new Findings(profile, found, printed);
    List<Verdict> verdicts = findings.verdicts();
    page.heading(2, "What was to be shown");
    page.table(List.of("compared", "measured", "goal", "reached"), verdicts.stream().map(v -> List.of(v.what(), v.measured(),
        v.asked(), v.mark())).toList());
    findings.luck(page);
    if (profile.name().equals("quick")) {
      page.text("\"So far\" is a verdict on the rows of this profile, or on those settings of LIBSVM's grid that were "
          + "tried; the claim is about all of them.");
    }
    TableSection tables = new TableSection(found, charts, printed);
    tables.batch(page);
    tables.online(page, Tables.ONLINE);
    tables.online(page, Tables.REGRESSION);
    findings.write(page);
    StudySection studies = new StudySection(profile, found, charts);
    studies.delta(page);
    studies.surface(page);
    studies.budgets(page);
    new PaceSection(found).write(page);
    hypers(page);
    page.write(out, profile.name());
    verdicts.forEach(v -> System.out.println(v.line()));
    System.out.println("Wrote " + out.resolve(profile.name() + ".md") + " and .html");
  }

  private void head(Page page) {
    page.text("Written by `./antw experiments -Dprofile=" + profile.name() + "` from [" + profile.name() + ".csv]("
        + profile.name() + ".csv); no number here is typed but those of the paper, which are in "
        + "`src/experiments/java/avm/experiments/paper/printed.csv`. Printed figures are the paper's: all rows of its "
        + "sets, its B and D, its machine and programs.");
    if (!missing.isEmpty()) {
      page.text("**Data sets that were missing in the last run: " + String.join(", ", missing) + ".** What is shown of "
          + "them was measured before.");
    }
    List<String> items = new ArrayList<>();
    items.add("Rows: " + (profile.rows() == Integer.MAX_VALUE ? "all" : "at most " + profile.rows() + " of a stream or "
        + "a training part and " + profile.test() + " test rows, a random choice that is always the same")
        + "; " + profile.permutations() + " seeded permutations, mean ± standard deviation (n − 1).");
    items.add("B and D are the paper's" + (profile.shrink() == 1 ? "." : ", divided by " + profile.shrink() + "."));
    items.add("Hyperparameters by the paper's procedure: 80 % of the training rows learn, 20 % judge, "
        + "in " + Tuning.ORDERS + " orders of the rows where these matter, 1 % of sets of "
        + Profile.LARGE + " rows and more" + (profile.tuning() == Integer.MAX_VALUE ? "" : "; at most "
        + profile.tuning() + " rows here") + ". γ: " + Profile.list(profile.gammas()) + ". λN: "
        + Profile.list(profile.lambdas()) + ". η: " + Profile.list(profile.etas()) + ". C: "
        + Profile.list(profile.costs()) + ". δ is the printed one; of a set that the paper does not have it is "
        + "the largest of the paper's range that is judged within one point, or 2 % of the RMSE, of the best.");
    items.add("The paper's AVMs are its Algorithm 2 (5 for several classes): nearest core point, step 1/(λt), no "
        + "linear part, the last weight vector predicts. ijcnn1 has at most 500 core points, as the authors' demo: "
        + "then no more are made.");
    items.add("AVM auto is the package without options: `buildClassifier` in a batch, `updateClassifier` in a stream, "
        + "on rows that are not scaled; its time has Weka's work and the choice of all settings in it.");
    items.add("ε of the tube is " + Contestant.TUBE + ", BPAS has C = 1, BOGD λ = 1/N², NOGD a fifth of B as its rank: "
        + "the paper does not say. LIBSVM is one against one for several classes. LLSVM has random landmarks.");
    items.add("Time is of the processor: of the one thread that works, for AVM auto of the whole process. "
        + "Time is rough on a shared machine even so. Vectors of FOGD are its random frequencies.");
    items.add("Scaling: a9a, w8a, cod-rna, ijcnn1 and poker as they are in the files; covtype, kddcup99, flights and "
        + "files of the user to [0, 1]; casp standardised. The paper does not say how; these give model sizes near the "
        + "printed ones at the printed δ.");
    page.list(items);
    sets(page);
    List<Origin> origins = found.all().stream().map(Result::origin).distinct().toList();
    List<String> times = found.all().stream().map(Result::measured).sorted().toList();
    page.text("Measured with: " + origins.stream().map(Origin::toString).collect(Collectors.joining("; ")) + "."
        + (times.isEmpty() ? "" : " From " + times.get(0) + " to " + times.get(times.size() - 1)
        + "; what is measured here took " + number("%.1f", found.seconds() / 60) + " minutes of processor time."));
  }

  private void sets(Page page) {
    List<List<String>> rows = new ArrayList<>();
    for (PaperSet set : PaperSet.ALL) {
      int most = Math.max(found.rows(Tables.ONLINE, set.name()), found.rows(Tables.REGRESSION, set.name()));
      rows.add(List.of(set.name(), set.printed(), set.note() == null ? "not the paper's: stands in for airlines"
          : set.note(), most == 0 ? "not measured" : number("%.0f", most)));
    }
    page.table(List.of("set", "printed", "against the paper's", "rows of the stream here"), rows);
  }

  private void hypers(Page page) {
    page.heading(2, "Hyperparameters that were chosen");
    List<List<String>> rows = found.all().stream().filter(r -> r.part().equals(Tuning.PART)).map(r -> {
      Hyper h = Hyper.parse(r.settings());
      return List.of(r.set(), r.system(), Integer.toString(r.rows()), number("%.4g", h.gamma()),
          number("%.4g", h.lambdaN()), number("%.4g", h.eta()), number("%.4g", h.c()), number("%.3g", h.delta()),
          number("%.4g", Found.error(r)), number("%.2f", r.cpu()));
    }).toList();
    page.table(List.of("set", "system", "rows", "γ", "λN", "η", "C", "δ", "error when judged", "s"), rows);
  }
}

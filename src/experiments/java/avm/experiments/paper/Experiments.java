package avm.experiments.paper;

import avm.experiments.Cells;
import avm.experiments.Results;
import avm.experiments.Text;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * The program behind {@code ./antw experiments}: measures the cells that the CSV file of the profile does not have,
 * then writes the report from the file.
 */
public final class Experiments {
  private final Profile profile = Profile.of(System.getProperty("profile", "quick"));
  private final String data = System.getProperty("data", "");
  private final Path out = Path.of(System.getProperty("out"));
  private final Results results = new Results(out.resolve(profile.name() + ".csv"),
      Path.of(System.getProperty("lock")));

  private Experiments() {
  }

  /**
   * Runs.
   *
   * @param args none; the system properties profile, data, sets, out, lock, parts, fresh, report and example
   * @throws Exception if a set cannot be read or a learner fails
   */
  public static void main(String[] args) throws Exception {
    new Experiments().run();
  }

  private void run() throws Exception {
    List<String> missing = Boolean.getBoolean("report") ? List.of() : measure();
    new PaperReport(profile, results.all(), missing).write(out);
  }

  /** Measures, and names the sets that are not there. */
  private List<String> measure() throws Exception {
    List<PaperSet> wanted = wanted();
    List<PaperSet> present = new ArrayList<>(wanted.stream().filter(s -> s.data().present(Path.of(data))).toList());
    List<String> missing = wanted.stream().filter(s -> !present.contains(s)).map(PaperSet::name).toList();
    if (!missing.isEmpty()) {
      System.out.println("MISSING data sets: " + String.join(", ", missing) + " are not in " + data
          + ".\nGive files of your own with -Ddata=FILE,FILE (LIBSVM, CSV or ARFF, class last).");
    }
    if (present.isEmpty()) {
      System.out.println("No data set was found: the examples of doc/data take their place.");
      present.addAll(Arrays.stream(System.getProperty("example").split(",")).map(Path::of).map(PaperSet::file)
          .toList());
    }
    List<PaperSet.Loaded> loaded = new ArrayList<>();
    int total = 0;
    for (PaperSet set : present) {
      PaperSet.Loaded l = set.load(Path.of(data));
      loaded.add(l);
      total += count(l);
    }
    Cells cells = new Cells(results, total, Boolean.getBoolean("fresh"));
    for (PaperSet.Loaded l : loaded) {
      Tables tables = new Tables(profile, results, cells, l);
      if (wants("tables")) {
        tables.run();
      }
      if (wants("tables") && l.set().name().equals("a9a")) {
        tables.whole();
      }
      if (comparesSvm(l)) {
        new SvmGrid(results, cells, l).run();
      }
      if (isStudied(l)) {
        if (wants("pace")) {
          new Pace(profile, l, results, cells).run();
        }
        if (wants("studies")) {
          new Studies(profile, results, cells, l).run();
        }
      }
    }
    System.out.println(cells.measured() + " of " + total + " cells measured now, the others kept");
    return missing;
  }

  private int count(PaperSet.Loaded l) {
    int classes = l.all().classes();
    int whole = l.set().name().equals("a9a") ? Tables.WHOLES : 0;
    int tables = Tables.count(profile, Tables.field(profile, l).size(), classes > 0, classes == 2) + whole;
    return (wants("tables") ? tables : 0) + (comparesSvm(l) ? SvmGrid.count() : 0)
        + (isStudied(l) && wants("pace") ? Pace.count() : 0) + (isStudied(l) && wants("studies") ? Studies.count(profile) : 0);
  }

  private static boolean wants(String part) {
    return Text.words("parts").isEmpty() || Text.words("parts").contains(part);
  }

  /** Only where it is asked for by name, since it takes long. */
  private static boolean comparesSvm(PaperSet.Loaded l) {
    return Text.words("parts").contains(SvmGrid.PART) && SvmGrid.SETS.contains(l.set().name());
  }

  private List<PaperSet> wanted() {
    List<PaperSet> all = PaperSet.of(data);
    Set<String> only = Text.words("sets");
    Collection<String> names = only.isEmpty() ? profile.sets() : only;
    return all == PaperSet.ALL && !names.isEmpty() ? all.stream().filter(s -> names.contains(s.name())).toList() : all;
  }

  /** The profile's sets, and a user's own sets of two classes. */
  private boolean isStudied(PaperSet.Loaded l) {
    return profile.studies().contains(l.set().name()) || l.set().size() == 0 && l.all().classes() == 2;
  }
}

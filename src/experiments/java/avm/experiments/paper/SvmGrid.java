package avm.experiments.paper;

import avm.experiments.Cells;
import avm.experiments.Result;
import avm.experiments.Results;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * LIBSVM with the paper's grid and AVM without options, on all rows of a set. It takes hours, so that each setting of
 * the grid is a cell. Settings of the quick profile come first: what has been measured is a coarse grid at any moment.
 */
final class SvmGrid {
  static final String PART = "svm";
  static final List<String> SETS = List.of("a9a", "cod-rna", "ijcnn1");
  /** Seconds after which one training is given up; it counts with this time. */
  private static final double CAP = 1200;

  private final Results results;
  private final Cells cells;
  private final PaperSet.Loaded loaded;
  private final String set;

  SvmGrid(Results results, Cells cells, PaperSet.Loaded loaded) {
    this.results = results;
    this.cells = cells;
    this.loaded = loaded;
    set = loaded.set().name();
  }

  /** The settings that this run asks for: the first of {@code -Dsettings=N}, or all. */
  private static List<Hyper> settings() {
    return all().limit(Integer.getInteger("settings", Integer.MAX_VALUE)).toList();
  }

  /** {@return the paper's grid} */
  static Stream<Hyper> all() {
    return Stream.of("quick", "full").map(Profile::of).flatMap(p -> p.machines().stream()).distinct();
  }

  /** {@return how many cells a run has} */
  static int count() {
    return settings().size() + 2;
  }

  void run() throws Exception {
    Rows rows = loaded.train(Integer.MAX_VALUE).permuted(1);
    Rows test = loaded.test(Integer.MAX_VALUE);
    Passes.Cell auto = new Passes.Cell(PART, set, Field.AUTO, 1, "no options");
    cells.cell(Result.key(PART, set, Field.AUTO, 1, rows.size()), () -> List.of(Passes.auto(auto, rows, test)));
    Rows learn = rows.part(0, rows.size() * 4 / 5);
    Rows judge = rows.part(learn.size(), rows.size());
    for (Hyper h : settings()) {
      cells.cell(Result.key(PART, set, system(h), 1, learn.size()),
          () -> List.of(trained(h, learn, judge)));
    }
    Hyper best = Hyper.parse(best(results.all(), set).orElseThrow(() -> new IOException("no setting of LIBSVM on " + set
        + " was trained within " + CAP + " s")).settings());
    cells.cell(Result.key(PART, set, system(best), 1, rows.size()),
        () -> List.of(trained(best, rows, test)));
  }

  private static String system(Hyper h) {
    return Field.LIBSVM + " " + h.machine();
  }

  private Result trained(Hyper h, Rows rows, Rows test) {
    return Passes.machine(new Passes.Cell(PART, set, system(h), 1, h.text()), new LibSvm(h, CAP),
        rows, test, CAP);
  }

  /** {@return the trainings on 80 % of the rows, one per setting} */
  static List<Result> trials(List<Result> all, String set) {
    int rows = all.stream().filter(r -> isSvm(r, set)).mapToInt(Result::rows).min().orElse(0);
    return all.stream().filter(r -> isSvm(r, set) && r.rows() == rows).toList();
  }

  private static boolean isSvm(Result r, String set) {
    return r.part().equals(PART) && r.set().equals(set) && r.system().startsWith(Field.LIBSVM);
  }

  /** {@return the trial that was judged best} */
  static Optional<Result> best(List<Result> all, String set) {
    return trials(all, set).stream().filter(r -> !r.givenUp()).max(Comparator.comparingDouble(Result::accuracy));
  }

  /** {@return what the best setting gave on all rows, if it was trained on them} */
  static Optional<Result> whole(List<Result> all, String set) {
    return best(all, set).flatMap(best -> all.stream().filter(r -> r.is(PART, set, best.system())
        && r.rows() > best.rows()).findFirst());
  }
}

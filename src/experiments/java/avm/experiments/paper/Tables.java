package avm.experiments.paper;

import avm.experiments.Cells;
import avm.experiments.Result;
import avm.experiments.Results;
import java.util.List;

/** The paper's three settings on one set: hyperparameters, then batch, then streams. */
final class Tables {
  static final String BATCH = "batch";
  static final String ONLINE = "online";
  static final String REGRESSION = "regression";
  /** In every profile on all rows: AVM of a9a, as the paper printed it. */
  static final String WHOLE = "whole";
  private static final int ALL = Integer.MAX_VALUE;

  private final Profile profile;
  private final Results results;
  private final Cells cells;
  private final PaperSet set;
  private final PaperSet.Loaded loaded;
  private final List<Contestant> field;

  Tables(Profile profile, Results results, Cells cells, PaperSet.Loaded loaded) {
    this.profile = profile;
    this.results = results;
    this.cells = cells;
    this.loaded = loaded;
    set = loaded.set();
    field = field(profile, loaded);
  }

  /** Who takes part: without a bound on the model only where there are not too many rows. */
  static List<Contestant> field(Profile profile, PaperSet.Loaded loaded) {
    return Field.of(loaded.all().classes(), Math.min(loaded.all().size(), profile.rows()) < Profile.LARGE);
  }

  /** How many cells {@link #whole} has. */
  static final int WHOLES = 22;

  /** How many cells {@link #run} has of a set of so many classes. */
  static int count(Profile profile, int systems, boolean classes, boolean two) {
    int seeds = profile.permutations();
    int machines = classes ? two ? 2 : 1 : 0;
    return systems * (1 + (classes ? 2 : 1) * seeds) + 2 * machines + (classes ? 2 : 1) * seeds;
  }

  void run() throws Exception {
    Tuning tuning = new Tuning(profile, loaded);
    for (Contestant contestant : field) {
      cells.cell(tuning.key(contestant.name()), () -> tuning.online(contestant));
    }
    if (loaded.all().classes() > 0) {
      batch(tuning);
    }
    Rows stream = loaded.all().atMost(profile.rows());
    String part = loaded.all().classes() > 0 ? ONLINE : REGRESSION;
    Contestant.Limits limits = Contestant.Limits.of(profile, set);
    for (int seed = 1; seed <= profile.permutations(); seed++) {
      Rows rows = stream.permuted(seed);
      int s = seed;
      for (Contestant contestant : field) {
        cells.cell(Result.key(part, set.name(), contestant.name(), seed, rows.size()), () -> {
          Hyper h = tuning.chosen(results, contestant.name());
          return Passes.online(cell(part, contestant.name(), s, h.text()), contestant,
              contestant.make(h, rows, limits, s), rows, limits, profile.curve());
        });
      }
      cells.cell(Result.key(part, set.name(), Field.AUTO, seed, rows.size()),
          () -> Passes.auto(cell(part, Field.AUTO, s, "no options"), rows, profile.curve()));
    }
  }

  private void batch(Tuning tuning) throws Exception {
    Rows all = loaded.train(profile.rows());
    Rows test = loaded.test(profile.test());
    for (String system : loaded.all().classes() == 2 ? List.of(Field.LIBSVM, Field.LLSVM) : List.of(Field.LIBSVM)) {
      machine(tuning, system, all, test);
    }
    for (int seed = 1; seed <= profile.permutations(); seed++) {
      Rows rows = all.permuted(seed);
      for (Contestant contestant : field) {
        batch(BATCH, contestant, seed, rows, test, profile);
      }
      int s = seed;
      cells.cell(Result.key(BATCH, set.name(), Field.AUTO, seed, rows.size()),
          () -> List.of(Passes.auto(cell(BATCH, Field.AUTO, s, "no options"), rows, test)));
    }
  }

  private void machine(Tuning tuning, String system, Rows all, Rows test) throws Exception {
    cells.cell(tuning.key(system), () -> tuning.batch(system));
    cells.cell(Result.key(BATCH, set.name(), system, 1, all.size()), () -> {
      Hyper h = tuning.chosen(results, system);
      return List.of(Passes.machine(cell(BATCH, system, 1, h.text()), tuning.machine(system, h), all.permuted(1), test,
          profile.cap()));
    });
  }

  private void batch(String part, Contestant contestant, int seed, Rows rows, Rows test, Profile tuned)
      throws Exception {
    Contestant.Limits limits = Contestant.Limits.of(tuned, set);
    cells.cell(Result.key(part, set.name(), contestant.name(), seed, rows.size()), () -> {
      Hyper h = new Tuning(tuned, loaded).chosen(results, contestant.name());
      return List.of(Passes.batch(cell(part, contestant.name(), seed, h.text()), contestant,
          contestant.make(h, rows, limits, seed), rows, test, limits));
    });
  }

  /** The paper's AVMs on all rows of a set, its whole grid, ten permutations, in any profile. */
  void whole() throws Exception {
    Rows test = loaded.test(ALL);
    Profile full = Profile.of("full");
    Tuning tuning = new Tuning(full, loaded);
    for (String name : List.of(Field.HINGE, Field.LOGIT)) {
      cells.cell(tuning.key(name), () -> tuning.online(Field.named(name, 2)));
    }
    for (int seed = 1; seed <= 10; seed++) {
      Rows rows = loaded.train(ALL).permuted(seed);
      for (String name : List.of(Field.HINGE, Field.LOGIT)) {
        batch(WHOLE, Field.named(name, 2), seed, rows, test, full);
      }
    }
  }

  private Passes.Cell cell(String part, String system, int seed, String settings) {
    return new Passes.Cell(part, set.name(), system, seed, settings);
  }
}

package avm.experiments;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import moa.classifiers.meta.AdaptiveRandomForest;
import moa.classifiers.meta.AdaptiveRandomForestRegressor;
import moa.classifiers.trees.FIMTDD;
import moa.classifiers.trees.HoeffdingAdaptiveTree;
import weka.classifiers.functions.AVM;

/** Public streams in their own order: every row is predicted, then learned; nobody has options. */
final class ArenaPart {
  static final String PART = "arena";
  static final String TREE = "HoeffdingAdaptiveTree";
  static final String FOREST = "AdaptiveRandomForest";
  static final String NUMBER_TREE = "FIMTDD";
  static final String NUMBER_FOREST = "AdaptiveRandomForestRegressor";
  /** The trees of a forest, MOA's default. */
  static final int TREES = 100;
  /** The slowest row is also looked for without so many first rows. */
  static final int WARM = 2000;
  /** All but the forests have been through so many first rows before, so that the JIT is warm. */
  static final int BEFORE = 50_000;
  /** What a forest is given, without -Dfirst. */
  static final int FIRST = 10_000;

  private static final List<Contestant> CONTESTANTS = List.of(
      new Contestant(Contender.AVM, true, true, false, rows -> rows.learner(new AVM())),
      new Contestant(TREE, true, false, false, rows -> rows.learner(new HoeffdingAdaptiveTree())),
      new Contestant(NUMBER_TREE, false, true, false, rows -> rows.learner(new FIMTDD())),
      new Contestant(FOREST, true, false, true, rows -> {
        AdaptiveRandomForest forest = new AdaptiveRandomForest();
        forest.ensembleSizeOption.setValue(TREES);
        return rows.learner(forest);
      }),
      new Contestant(NUMBER_FOREST, false, true, true, rows -> {
        AdaptiveRandomForestRegressor forest = new AdaptiveRandomForestRegressor();
        forest.ensembleSizeOption.setValue(TREES);
        return rows.learner(forest);
      }));

  private final Run run;
  private final int first = Integer.getInteger("first", FIRST);
  private final int limit = Integer.getInteger("limit", Integer.MAX_VALUE);
  private final boolean full = Boolean.getBoolean("full");

  /** A system, the kinds of streams it goes through, and whether it is so slow that it gets the first rows only. */
  private record Contestant(String name, boolean classes, boolean numbers, boolean slow, Maker maker) {
    boolean ours() {
      return name.equals(Contender.AVM);
    }
  }

  /** Makes a learner for rows. */
  @FunctionalInterface
  private interface Maker {
    ArenaLearner make(ArenaRows rows) throws Exception;
  }

  ArenaPart(Run run) {
    this.run = run;
  }

  void all() throws Exception {
    for (Arena arena : Arena.LIST) {
      ArenaRows rows = null;
      for (Contestant one : CONTESTANTS) {
        int n = Math.min(Math.min(arena.rows(), limit), one.slow() && !full ? first : arena.rows());
        if ((arena.nominal() ? one.classes() : one.numbers()) && run.wants(one.name(), one.ours(), arena.set())
            && missing(arena, one, n)) {
          rows = rows == null ? new ArenaRows(arena.set().load(run.data())) : rows;
          List<Result> measured = measure(arena, one, rows, n);
          if (one.ours()) {
            run.results().replace(measured);
          }
          run.put(measured);
        }
      }
    }
  }

  private boolean missing(Arena arena, Contestant one, int rows) throws IOException {
    return one.ours() || Boolean.getBoolean("fresh")
        || run.results().all().stream().noneMatch(r -> r.is(PART, arena.name(), one.name()) && r.rows() == rows);
  }

  private List<Result> measure(Arena arena, Contestant one, ArenaRows rows, int n) throws Exception {
    int some = one.slow() ? 0 : Math.min(BEFORE, n);
    ArenaPass before = inThread(() -> {
      ArenaPass pass = new ArenaPass(PART, arena, one.name(), rows.weka(), one.maker().make(rows), some, null);
      pass.go(0, some);
      return pass;
    });
    before.release();
    List<Result> results = new ArrayList<>();
    ArenaPass pass = inThread(() -> go(new ArenaPass(PART, arena, one.name(), rows.weka(), one.maker().make(rows), n, before),
        n, results));
    Result last = results.remove(results.size() - 1);
    results.add(last.withMemory(pass.release()));
    return results;
  }

  private ArenaPass go(ArenaPass pass, int n, List<Result> results) throws Exception {
    int stop = Math.min(first, n);
    pass.go(0, stop);
    if (stop < n) {
      results.add(pass.result(stop));
      pass.go(stop, n);
    }
    results.add(pass.result(n));
    return pass;
  }

  /** Each pass has its own thread, so that what a thread remembers of a model ends with it. */
  private static ArenaPass inThread(Callable<ArenaPass> pass) throws Exception {
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try {
      return thread.submit(pass).get();
    } finally {
      thread.shutdown();
      thread.awaitTermination(1, TimeUnit.MINUTES);
    }
  }
}

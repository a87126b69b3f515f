package avm.experiments.paper;

import avm.experiments.Cells;
import avm.experiments.Result;
import avm.experiments.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The studies on one set of two classes, as streams: δ, the surface of β and ρ, and every budgeted system at several B.
 * They have the hyperparameters of the tables.
 */
final class Studies {
  static final String DELTA = "delta";
  static final String SURFACE = "beta-rho";
  static final String BUDGET = "budget";
  /** δ of the frontier, as shares of the set's own. */
  private static final double[] SHARES = {0.5, 0.65, 0.8, 1};

  private final Profile profile;
  private final Results results;
  private final Cells cells;
  private final PaperSet set;
  private final Rows stream;
  private final int features;
  private final Tuning tuning;

  Studies(Profile profile, Results results, Cells cells, PaperSet.Loaded loaded) {
    this.profile = profile;
    this.results = results;
    this.cells = cells;
    set = loaded.set();
    tuning = new Tuning(profile, loaded);
    stream = loaded.all().atMost(profile.rows());
    features = Math.max(1, set.features() / set.budget());
  }

  static int count(Profile profile) {
    return seeds(profile) * (profile.deltas() + SHARES.length + profile.budgets().length * budgeted().size())
        + profile.betas().length * profile.rhos().length;
  }

  /** Studies have few permutations: there are many cells. */
  static int seeds(Profile profile) {
    return Math.min(3, Math.max(1, profile.permutations() / 3));
  }

  static List<Contestant> budgeted() {
    return Field.of(2, false).stream().filter(c -> c.size() != Contestant.Size.CELLS).toList();
  }

  /** The name of a cell with a value. */
  static String label(String system, String what, double value) {
    return String.format(Locale.ROOT, "%s %s=%.3g", system, what, value);
  }

  static String surface(double beta, double rho) {
    return String.format(Locale.ROOT, "%s beta=%.3g rho=%.3g", Field.HINGE, beta, rho);
  }

  void run() throws Exception {
    Hyper ours = tuning.chosen(results, Field.HINGE);
    Contestant avm = Field.named(Field.HINGE, 2);
    List<Double> deltas = new ArrayList<>(Tuning.deltas(stream, profile.deltas()));
    for (double share : SHARES) {
      deltas.add(share * ours.delta());
    }
    for (int seed = 1; seed <= seeds(profile); seed++) {
      Rows rows = stream.permuted(seed);
      for (double delta : deltas) {
        online(DELTA, label(Field.HINGE, "delta", delta), avm, ours.withDelta(delta), rows,
            new Contestant.Limits(0, 0, 0), seed, 0, 1);
      }
      for (int budget : profile.budgets()) {
        for (Contestant contestant : budgeted()) {
          online(BUDGET, label(contestant.name(), "B", budget), contestant,
              tuning.chosen(results, contestant.name()), rows,
              new Contestant.Limits(budget, features * budget, 0), seed, 0, 1);
        }
      }
    }
    Rows rows = stream.permuted(1);
    for (double beta : profile.betas()) {
      for (double rho : profile.rhos()) {
        online(SURFACE, surface(beta, rho), avm, ours, rows, new Contestant.Limits(0, 0, 0), 1, beta, rho);
      }
    }
  }

  private void online(String part, String label, Contestant contestant, Hyper h, Rows rows, Contestant.Limits limits,
      int seed, double beta, double rho) throws Exception {
    cells.cell(Result.key(part, set.name(), label, seed, rows.size()), () -> Passes.online(
        new Passes.Cell(part, set.name(), label, seed, h.text()), contestant,
        contestant.make(h, rows, limits, seed, beta, rho), rows, limits, 1));
  }
}

package avm.tune;

import avm.learn.Settings;
import avm.solve.Refit;

/** How rows will be learned. */
public enum Plan {
  /** One by one, in passes over all of them. */
  PASSES(4000),
  /** In one pass, and then all together: {@link Refit}. */
  SOLVE(50_000),
  /** One by one as they come, nobody knows how many. */
  STREAM(8000);

  private final int limit;

  Plan(int limit) {
    this.limit = limit;
  }

  /**
   * Settings for this plan.
   *
   * @param settings the settings, whose limit on stored vectors may be auto
   * @return the settings, whose limit is known; there is none for a learner without cells
   */
  public Settings limited(Settings settings) {
    return settings.limit() != Settings.AUTO_LIMIT ? settings
        : settings.with(s -> s.limit = s.kind.hasCells() ? limit : 0);
  }
}

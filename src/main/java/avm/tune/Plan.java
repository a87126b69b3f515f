package avm.tune;

import avm.solve.Refit;

/** How rows will be learned. */
public enum Plan {
  /** One by one, in passes over all of them. */
  PASSES(4000),
  /** In one pass, and then all together: {@link Refit}. */
  SOLVE(12_000),
  /** One by one as they come, nobody knows how many. */
  STREAM(8000);

  private final int limit;

  Plan(int limit) {
    this.limit = limit;
  }

  /** The largest number of stored vectors where none is asked for. */
  public int limit() {
    return limit;
  }
}

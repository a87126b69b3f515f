package avm.learn;

/** How rows will be learned. */
public enum Plan {
  /** One by one, in passes over all of them. */
  PASSES,
  /** In one pass, and then all together: {@link Refit}. */
  SOLVE,
  /** One by one as they come, nobody knows how many. */
  STREAM
}

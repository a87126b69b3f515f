package avm.learn;

import avm.coverage.Always;
import avm.coverage.Approximation;
import avm.coverage.Confident;
import avm.coverage.Schedule;

/** The rules of approximation by name. */
public enum ApproximationKind {
  /** {@link Always}. */
  ALWAYS("always", (beta, rho, seed) -> new Always()),
  /** {@link Schedule}. */
  SCHEDULE("schedule", Schedule::new),
  /** {@link Confident}. */
  CONFIDENT("confident", (beta, rho, seed) -> new Confident());

  private interface Maker {
    Approximation make(double beta, double rho, long seed);
  }

  private final String label;
  private final Maker maker;

  ApproximationKind(String label, Maker maker) {
    this.label = label;
    this.maker = maker;
  }

  /**
   * Makes a rule.
   *
   * @param beta the schedule's β
   * @param rho the schedule's ρ
   * @param seed the schedule's seed
   * @return the rule
   */
  public Approximation approximation(double beta, double rho, long seed) {
    return maker.make(beta, rho, seed);
  }

  @Override
  public String toString() {
    return label;
  }
}

package avm.learn;

import avm.coverage.Always;
import avm.coverage.Approximation;
import avm.coverage.Confident;
import avm.coverage.Schedule;
import java.util.function.Function;

/** The rules of approximation by name. */
public enum ApproximationKind {
  /** {@link Always}. */
  ALWAYS("always", s -> new Always()),
  /** {@link Schedule}. */
  SCHEDULE("schedule", s -> new Schedule(s.beta(), s.rho(), s.seed())),
  /** {@link Confident}. */
  CONFIDENT("confident", s -> new Confident());

  /** Makes a rule for settings. */
  final Function<Settings, Approximation> make;
  private final String label;

  ApproximationKind(String label, Function<Settings, Approximation> make) {
    this.label = label;
    this.make = make;
  }

  @Override
  public String toString() {
    return label;
  }
}

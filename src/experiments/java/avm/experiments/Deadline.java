package avm.experiments;

import java.io.Serializable;

/** The end of a training's processor time, for programs that know no other way to stop than an exception. */
final class Deadline implements Serializable {
  private static final long serialVersionUID = 1L;

  private final double end;

  /** Thrown when the time is over. */
  static final class Passed extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  Deadline(double seconds) {
    end = Clock.processSeconds() + seconds;
  }

  void check() {
    if (Clock.processSeconds() > end) {
      throw new Passed();
    }
  }
}

package avm.experiments;

import java.io.Serializable;

/** The end of a training's processor time, for programs that know no other way to stop than an exception. */
public final class Deadline implements Serializable {
  private static final long serialVersionUID = 1L;

  private final double end;

  /** Thrown when the time is over. */
  public static final class Passed extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /**
   * @param seconds of processor time from now on
   */
  public Deadline(double seconds) {
    end = Clock.processSeconds() + seconds;
  }

  /** Ends the training if the time is over. */
  public void check() {
    if (Clock.processSeconds() > end) {
      throw new Passed();
    }
  }
}

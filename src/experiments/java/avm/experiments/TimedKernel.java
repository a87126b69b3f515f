package avm.experiments;

import weka.classifiers.functions.supportVector.RBFKernel;
import weka.core.Instance;

/**
 * Weka's RBF kernel that ends a training once it has had its processor time: Weka's SMO knows no other way to stop. In
 * prediction the first row has no number, and nothing is limited.
 */
final class TimedKernel extends RBFKernel {
  private static final long serialVersionUID = 1L;
  /** The time is looked at once in this many values, a power of two. */
  private static final long OFTEN = 1 << 16;

  private final double deadline;
  private long values;

  /** Thrown when the time is over. */
  static final class TimeUp extends Exception {
    private static final long serialVersionUID = 1L;
  }

  TimedKernel(double gamma, double mostSeconds) {
    setGamma(gamma);
    deadline = Clock.processSeconds() + mostSeconds;
  }

  @Override
  public double eval(int id1, int id2, Instance first) throws Exception {
    if (id1 >= 0 && (++values & OFTEN - 1) == 0 && Clock.processSeconds() > deadline) {
      throw new TimeUp();
    }
    return super.eval(id1, id2, first);
  }
}

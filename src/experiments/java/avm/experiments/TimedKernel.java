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

  private final Deadline deadline;
  private long values;

  TimedKernel(double gamma, double mostSeconds) {
    setGamma(gamma);
    deadline = new Deadline(mostSeconds);
  }

  @Override
  public double eval(int id1, int id2, Instance first) throws Exception {
    if (id1 >= 0 && (++values & OFTEN - 1) == 0) {
      deadline.check();
    }
    return super.eval(id1, id2, first);
  }
}

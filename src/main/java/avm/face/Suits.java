package avm.face;

import avm.encode.Schema;
import avm.learn.ApproximationKind;
import avm.learn.KernelKind;
import avm.learn.LearnerKind;
import avm.learn.Settings;

/** Whether options suit each other and the class; those that do not are refused with what would be right. */
public final class Suits {
  private Suits() {
  }

  /**
   * Checks options of a learner against each other and the class.
   *
   * @param settings what the options give
   * @param target the class
   * @throws IllegalArgumentException naming the option and what would be right
   */
  public static void check(Settings settings, Schema.Attribute target) {
    LearnerKind kind = settings.kind();
    int classes = target.values() == null ? 0 : target.values().size();
    if (!settings.loss().suits(classes)) {
      throw new IllegalArgumentException("option -F: the loss " + settings.loss() + " does not suit the " + (classes > 0
          ? "nominal class '" + target.name() + "'; choose auto, hinge, smoothHinge or logistic"
          : "numeric class '" + target.name() + "'; choose auto, l1, l2 or epsilonInsensitive"));
    }
    if (classes == 0 && settings.approximation() == ApproximationKind.CONFIDENT) {
      throw new IllegalArgumentException("option -Z: confident needs a nominal class, and '" + target.name()
          + "' is numeric; choose always or schedule");
    }
    if (settings.eta() * settings.lambda() >= 1) {
      throw new IllegalArgumentException("option -L: lambda is " + settings.lambda() + " and the step size "
          + settings.eta() + "; lambda must be below one over the step size");
    }
    if (settings.balanced() && classes == 0) {
      throw new IllegalArgumentException("option -class-weights: balanced needs a nominal class, and '" + target.name()
          + "' is not; choose none");
    }
    if (kind == LearnerKind.NOGD && settings.rank() > settings.limit()) {
      throw new IllegalArgumentException("option -rank: the rank is " + settings.rank()
          + "; it must be at most the budget -B, " + settings.limit());
    }
    if (kind == LearnerKind.BSGD_M && settings.kernel().known() != KernelKind.GAUSSIAN) {
      throw new IllegalArgumentException("option -V: " + kind + " needs the gaussian kernel, and -K is "
          + settings.kernel() + "; choose -K gaussian, or BSGD-P or BSGD-R");
    }
  }
}

package weka.classifiers.functions.avm.options;

import avm.learn.ApproximationKind;
import avm.learn.LossKind;
import weka.core.Attribute;

/** Whether options suit the class; one that does not is named together with those that would. */
final class ClassCheck {

  private ClassCheck() {
  }

  /** Refuses a loss or an approximation that does not suit a nominal or numeric class. */
  static void check(Attribute target, LossKind loss, ApproximationKind approximation) {
    if (!target.isNominal() && !target.isNumeric()) {
      return;
    }
    String name = "'" + target.name() + "'";
    int classes = target.numValues();
    if (!loss.suits(classes)) {
      throw new IllegalArgumentException("option -F: the loss " + loss + " does not suit the " + (classes > 0
          ? "nominal class " + name + "; choose auto, hinge, smoothHinge or logistic"
          : "numeric class " + name + "; choose auto, l1, l2 or epsilonInsensitive"));
    }
    if (classes == 0 && approximation == ApproximationKind.CONFIDENT) {
      throw new IllegalArgumentException("option -Z: confident needs a nominal class, and " + name
          + " is numeric; choose always or schedule");
    }
  }
}

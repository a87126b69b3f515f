package avm.learn;

import avm.loss.Binary;
import avm.loss.EpsilonInsensitive;
import avm.loss.Hinge;
import avm.loss.Logistic;
import avm.loss.Loss;
import avm.loss.MarginLoss;
import avm.loss.Multiclass;
import avm.loss.Objective;
import avm.loss.Regression;
import avm.loss.SmoothHinge;
import avm.loss.Squared;
import java.util.function.BiFunction;

/** The losses by name. */
public enum LossKind {
  /** The learner's own; AVM's are the better ones of those measured (doc/accuracy.md): {@link LearnerKind#loss}. */
  AUTO("auto", null),
  /** {@link Hinge}. */
  HINGE("hinge", (tau, epsilon) -> new Hinge()),
  /** {@link SmoothHinge}. */
  SMOOTH_HINGE("smoothHinge", (tau, epsilon) -> new SmoothHinge(tau)),
  /** {@link Logistic}. */
  LOGISTIC("logistic", (tau, epsilon) -> new Logistic()),
  /** |y − f|: {@link EpsilonInsensitive} with ε = 0. */
  L1("l1", (tau, epsilon) -> new EpsilonInsensitive(0)),
  /** {@link Squared}. */
  L2("l2", (tau, epsilon) -> new Squared()),
  /** {@link EpsilonInsensitive}. */
  EPSILON_INSENSITIVE("epsilonInsensitive", (tau, epsilon) -> new EpsilonInsensitive(epsilon));

  private final String label;
  private final BiFunction<Double, Double, Loss> make;

  LossKind(String label, BiFunction<Double, Double, Loss> make) {
    this.label = label;
    this.make = make;
  }

  /**
   * {@return whether the loss suits a target}
   *
   * @param classes the number of classes, or 0 for a numeric target
   */
  public boolean suits(int classes) {
    return this == AUTO || (compareTo(L1) < 0) == (classes > 0);
  }

  /** What is learned of so many classes, or 0 for a numeric target, with the smooth hinge's τ or the tube's ε. */
  Objective objective(int classes, double tau, double epsilon) {
    Loss loss = make.apply(tau, epsilon);
    if (classes == 0) {
      return new Regression(loss);
    }
    return classes == 2 ? new Binary((MarginLoss) loss) : new Multiclass((MarginLoss) loss, classes);
  }

  @Override
  public String toString() {
    return label;
  }
}

package avm.budget;

import avm.data.Point;
import avm.io.Saved;
import avm.model.Expansion;
import avm.store.KernelRow;
import avm.store.KernelRow;
import java.util.function.ObjDoubleConsumer;

/**
 * What is stored of the rows, and which stored vectors take their gradients: the half of a learner that bounds its
 * model. The other half, the update rule, says what gradient a row has.
 *
 * <p>A step on x_t goes: scores, α from the update rule, w decays, {@link #place}, the parts of the gradient are added,
 * {@link #settle}, the step ends. Both calls see decayed coefficients and may store, replace, shrink and shift
 * ({@link avm.weights.Coefficients}) within the step. What the policies of the field do with that:
 *
 * <ul>
 * <li>Perceptron, kernel SGD and NORMA store every row that has a gradient: {@link Unlimited}. {@link RemoveRandom},
 * {@link RemoveOldest} and {@link RemoveSmallest} replace one vector when there is no room: {@link Budgeted#overflow}.
 * <li>{@link Forget}, in overflow: φ from the oldest vector r and f'(c_r), then {@code shrink(φ)}, r is replaced by
 * x_t, which takes the share φ. Which is the oldest is known to {@link Ages}, filled in {@link Budgeted#stored}.
 * <li>The Projectron: d = K⁻¹k; a row near the span takes shares d_i of all stored vectors, another one is stored.
 * Projectron++ multiplies the shares by τ, or puts none, by the scores and y of the step.
 * <li>{@link RemoveSampled}, in overflow: draws r, multiplies the others one by one ({@link Changes}), clips them, and
 * replaces r by x_t. The decay 1 − ηλ has already happened.
 * <li>BPA-S, in overflow: the victim r is the argmin of ‖a_r‖²(1 − k_r²); x_t takes its place, a_r·k_r by
 * {@code shift}, and the share 1. NN and P shift other vectors too.
 * <li>BSGD chooses with the new vector included: what its coefficients will be is {@link Step#whole}, so that it needs
 * no place before it is chosen. Where two vectors are merged, the row's share of z is k(x_t, z) if it is one of them.
 * <li>Halving keeps some of the vectors with other coefficients ({@link Expansion#merge}), computes the row anew and
 * stores it.
 * </ul>
 */
public interface BudgetPolicy extends Saved {
  /**
   * Decides what is stored of an observed row, which may have no gradient, and {@link Step#put}s the gradient on stored
   * vectors.
   *
   * @param e the expansion, within a step
   * @param s the step
   */
  void place(Expansion e, Step s);

  /**
   * Acts after the gradient has been added, within the step: for policies that choose among the stored vectors with the
   * new one included.
   *
   * @param e the expansion
   * @param s the step
   */
  default void settle(Expansion e, Step s) {
  }

  /**
   * Takes a row of which nothing is learned: a policy that stores rows whatever their gradient stores it.
   *
   * @param e the expansion, outside a step
   * @param s the row; it has no target
   */
  default void cover(Expansion e, Step s) {
  }

  /** {@return whether scores have a part beside the expansion: {@link #addScores}} */
  default boolean hasScores() {
    return false;
  }

  /**
   * Adds that part to a row's scores; from any thread while nobody learns.
   *
   * @param x the row
   * @param row its row against the core set, a work space of the calling thread's
   * @param scores the scores
   */
  default void addScores(Point x, KernelRow row, double[] scores) {
  }

  /**
   * Tells that part as kernel values of rows: the first output's score has, beside the expansion, that of each row times a
   * number.
   *
   * @param use takes each row and its number
   */
  default void beside(ObjDoubleConsumer<Point> use) {
  }

  /**
   * The stored vector that stands for the row learned last, asked for before the next one is observed.
   *
   * @param e the expansion
   * @param s the step
   * @return its index, or {@link KernelRow#NONE}
   */
  default int cell(Expansion e, Step s) {
    return s.count() == 0 ? KernelRow.NONE : s.index()[0];
  }

  /**
   * Somebody else has replaced all coefficients.
   *
   * @param e the expansion, after that
   */
  default void assigned(Expansion e) {
  }

  /**
   * {@return how well the stored vectors stand for the rows}
   *
   * @param e the expansion
   */
  PolicyFacts facts(Expansion e);
}

package avm.loss;

/**
 * A convex loss l(w; x, y) that depends on w through f = ⟨w, Φ(x)⟩ (section "Suitability of Loss Functions"). Its
 * gradient is l'(w; x, y) = αΦ(x); {@link #derivative} is that scalar α.
 */
public interface Loss {
  /**
   * {@return the loss, l}
   *
   * @param f the score ⟨w, Φ(x)⟩
   * @param y the target: −1 or +1, or a real number
   */
  double value(double f, double y);

  /**
   * {@return the scalar α with l'(w; x, y) = αΦ(x)}
   *
   * @param f the score ⟨w, Φ(x)⟩
   * @param y the target
   */
  double derivative(double f, double y);

  /**
   * {@return how fast the derivative grows with f, where it has no bound: a step may not be longer than one over it; 0
   * for a loss with a bounded derivative}
   */
  default double curvature() {
    return 0;
  }
}

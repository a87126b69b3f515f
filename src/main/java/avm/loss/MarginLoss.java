package avm.loss;

/** A classification loss: a function l(a) of the margin a = y·f, or of f_y − f_z in the multiclass setting. */
public interface MarginLoss extends Loss {

  /**
   * {@return the loss of a margin, l(a)}
   *
   * @param margin a
   */
  double ofMargin(double margin);

  /**
   * {@return the derivative at a margin, l'(a), at most 0}
   *
   * @param margin a
   */
  double slope(double margin);

  @Override
  default double value(double f, double y) {
    return ofMargin(y * f);
  }

  @Override
  default double derivative(double f, double y) {
    return y * slope(y * f);
  }
}

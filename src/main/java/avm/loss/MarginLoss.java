package avm.loss;

/** A classification loss: a function l(a) of the margin a = y·f, or of f_y − f_z in the multiclass setting. */
public interface MarginLoss extends Loss {

  /**
   * The loss of a margin.
   *
   * @param margin a
   * @return l(a)
   */
  double ofMargin(double margin);

  /**
   * The derivative at a margin.
   *
   * @param margin a
   * @return l'(a), at most 0
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

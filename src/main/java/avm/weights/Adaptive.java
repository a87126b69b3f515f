package avm.weights;

import avm.io.Part;

/**
 * The streaming suffix average while it does well, the last weight vector while that is clearly ahead: on a steady
 * stream averaging wins, after a change the last weight vector, which knows no past, learns the new sooner. A
 * {@link Judge} compares the two on the rows as they arrive.
 */
public final class Adaptive extends StreamingSuffix {
  private final Judge judge;

  /**
   * @param outputs how many weight vectors there are
   * @param judge who decides; parts of one model share one
   */
  public Adaptive(int outputs, Judge judge) {
    super(outputs);
    this.judge = judge;
  }

  @Override
  boolean isLast(Coefficients coefficients) {
    return judge.prefersLast() || super.isLast(coefficients);
  }

  @Override
  public double share(Coefficients coefficients) {
    return judge.prefersLast() ? 0 : super.share(coefficients);
  }

  @Override
  public Judge judge() {
    return judge;
  }

  /** The judge is saved by each of those that share it, and is the same in all of them. */
  @Override
  public Part save() {
    return super.save().put("judge", judge.save());
  }

  @Override
  public void load(Part part) {
    super.load(part);
    judge.load(part.part("judge"));
  }
}

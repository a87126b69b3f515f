package avm.budget;

import avm.io.Part;
import avm.model.Expansion;

/** A policy that knows which of its vectors came first. */
public abstract class Aged extends Budgeted {
  private final Ages ages = new Ages();

  /** @param budget B, at least 1 */
  protected Aged(int budget) {
    super(budget);
  }

  /** {@return which of the stored vectors came first} */
  protected final Ages ages() {
    return ages;
  }

  @Override
  protected void stored(Expansion e, Step s, int i) {
    ages.born(i);
  }

  /**
   * Gives the place of a stored vector to the row, which takes its own gradient.
   *
   * @param e the expansion
   * @param s the step
   * @param i which vector
   */
  protected final void replace(Expansion e, Step s, int i) {
    e.replace(i, s.point());
    ages.born(i);
    s.put(i, 1);
  }

  @Override
  public Part save() {
    return new Part().put("ages", ages.save());
  }

  @Override
  public void load(Part part) {
    ages.load(part.part("ages"));
  }
}

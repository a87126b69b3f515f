package avm.budget;

import avm.io.Part;
import avm.model.Expansion;

/**
 * When there is no room, the oldest stored vector gives its place to the row: NORMA's truncation (Kivinen, Smola and
 * Williamson 2004). With a decay 1 − ηλ what it takes along is at most η|ℓ'|(1 − ηλ)^B.
 */
public final class RemoveOldest extends Budgeted {
  private final Ages ages = new Ages();

  /** @param budget B, at least 1 */
  public RemoveOldest(int budget) {
    super(budget);
  }

  @Override
  protected void stored(Expansion e, Step s, int i) {
    ages.born(i);
  }

  @Override
  protected void overflow(Expansion e, Step s) {
    int victim = ages.oldest();
    e.replace(victim, s.point());
    s.put(victim, 1);
    ages.born(victim);
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

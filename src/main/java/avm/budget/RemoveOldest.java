package avm.budget;

import avm.model.Expansion;

/**
 * When there is no room, the oldest stored vector gives its place to the row: NORMA's truncation (Kivinen, Smola and
 * Williamson 2004). With a decay 1 − ηλ what it takes along is at most η|ℓ'|(1 − ηλ)^B.
 */
public final class RemoveOldest extends Aged {
  /** @param budget B, at least 1 */
  public RemoveOldest(int budget) {
    super(budget);
  }

  @Override
  protected void overflow(Expansion e, Step s) {
    replace(e, s, ages().oldest());
  }
}

package avm.model;

import avm.io.Saved;

/** Something that is kept for the stored vectors beside their coefficients, and moves with them. */
public interface Companion extends Saved {
  /**
   * Stored vectors have been merged.
   *
   * @param expansion the expansion, after that
   * @param target the new index of each vector that was stored before
   */
  void merged(Expansion expansion, int[] target);

  /**
   * A stored vector has been replaced by another one, whose coefficients are 0.
   *
   * @param expansion the expansion, after that
   * @param i which
   */
  void replaced(Expansion expansion, int i);
}

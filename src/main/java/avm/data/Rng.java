package avm.data;

import java.util.Random;

/**
 * {@link Random} with a state that can be read and set, so that a saved model goes on drawing where it stopped. It is
 * the documented 48-bit linear congruential generator, state' = (0x5DEECE66D·state + 11) mod 2^48, and gives the
 * numbers of {@link Random} bit for bit. It is for one thread at a time.
 */
public final class Rng extends Random {
  private static final long serialVersionUID = 1L;

  private static final long MULTIPLIER = 0x5DEECE66DL;
  private static final long INCREMENT = 0xBL;
  private static final long MASK = (1L << 48) - 1;

  /** Has no initializer: {@link Random}'s constructor sets it through {@link #setSeed}. */
  private long state;

  /**
   * Makes the generator of a seed.
   *
   * @param seed any number; {@code new Random(seed)} gives the same sequence
   */
  public Rng(long seed) {
    super(seed);
  }

  @Override
  public void setSeed(long seed) {
    super.setSeed(seed);
    state = (seed ^ MULTIPLIER) & MASK;
  }

  @Override
  protected int next(int bits) {
    state = state * MULTIPLIER + INCREMENT & MASK;
    return (int) (state >>> 48 - bits);
  }

  /** {@return where the sequence is: 48 bits} What {@link #nextGaussian} keeps for its next call is not part of it. */
  public long state() {
    return state;
  }

  /**
   * Goes to another place of the sequence.
   *
   * @param newState what {@link #state()} returned there
   */
  public void state(long newState) {
    super.setSeed(0);
    state = newState & MASK;
  }
}

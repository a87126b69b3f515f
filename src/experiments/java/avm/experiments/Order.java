package avm.experiments;

import java.util.Random;

/** Seeded orders of rows. */
public final class Order {

  private Order() {
  }

  /** {@return a random permutation of 0 … n − 1; the same seed gives the same one} */
  public static int[] of(int n, long seed) {
    int[] order = new int[n];
    Random random = new Random(seed);
    for (int i = 0; i < n; i++) {
      int j = random.nextInt(i + 1);
      order[i] = order[j];
      order[j] = i;
    }
    return order;
  }

  /** {@return the rows i at which a curve of a stream of n rows is looked at: points of them, the last one is n} */
  public static int[] checkpoints(int n, int points) {
    int[] at = new int[Math.min(n, points)];
    for (int k = 0; k < at.length; k++) {
      at[k] = (int) ((long) n * (k + 1) / at.length);
    }
    return at;
  }
}

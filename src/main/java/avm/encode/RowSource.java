package avm.encode;

import java.util.Random;
import java.util.stream.IntStream;

/** Rows by number, as a face has them. Several threads may read at once, each into values of its own. */
public interface RowSource {
  /** {@return how many rows there are} */
  int size();

  /**
   * Finds a row's values; what they are like is not known before {@link RowValues#look}.
   *
   * @param i the row's number, from 0
   * @param into takes the values
   * @return the row's weight
   * @throws IllegalArgumentException if rows are not checked yet and this one is, its values aside, not as it must be
   */
  double read(int i, RowValues into);

  /**
   * Makes ready to read some rows.
   *
   * @param from the first row's number
   * @param to the first one's that will not be read
   * @param into what will take their values
   */
  default void expect(int from, int to, RowValues into) {
  }

  /** {@return whether all rows are known to be rows that can be learned} */
  default boolean isChecked() {
    return true;
  }

  /**
   * Checks the values of a row, unless all rows are known to be right. Values that are all 1, of numeric attributes,
   * need no check.
   *
   * @param row the row, read and looked at
   * @throws IllegalArgumentException if it is not right
   */
  default void check(RowValues row) {
  }

  /**
   * {@return those of the rows that teach something, all rows having been checked}
   *
   * @throws IllegalArgumentException naming the first row that is not right
   */
  default RowSource checked() {
    return this;
  }

  /**
   * {@return 0 … n − 1 in random order, that of {@link java.util.Collections#shuffle}}
   *
   * @param n how many rows there are
   * @param random the source of randomness
   */
  static int[] shuffled(int n, Random random) {
    int[] order = IntStream.range(0, n).toArray();
    for (int i = n; i > 1; i--) {
      int other = random.nextInt(i);
      int last = order[i - 1];
      order[i - 1] = order[other];
      order[other] = last;
    }
    return order;
  }

  /**
   * {@return the rows order[0], order[1], …}
   *
   * @param order their numbers
   */
  RowSource pick(int[] order);
}

package avm.data;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Encoded rows with their targets and weights.
 *
 * @param points the rows
 * @param targets their targets: −1 or +1, a class from 0, or a number
 * @param weights their weights
 * @param classes the number of classes, or 0 for a numeric target
 * @param features d, the number of features
 */
public record Sample(Point[] points, double[] targets, double[] weights, int classes, int features) {
  /** Fewer different rows are hardly any. */
  private static final int FEW = 100;
  /** How many rows are left of more that say the same of one target, if these have been observed. */
  private static final int MOST = 20;

  /** {@return how many rows there are} */
  public int size() {
    return points.length;
  }

  /**
   * {@return the rows rows[from] … rows[to − 1]}
   *
   * @param rows which
   * @param from the first of them to take
   * @param to the first of them not to take
   */
  public Sample pick(int[] rows, int from, int to) {
    int n = to - from;
    Sample part = new Sample(new Point[n], new double[n], new double[n], classes, features);
    for (int i = from; i < to; i++) {
      part.points[i - from] = points[rows[i]];
      part.targets[i - from] = targets[rows[i]];
      part.weights[i - from] = weights[rows[i]];
    }
    return part;
  }

  /** The first row that says the same as each, its target included or not; itself if there is none. */
  private int[] firsts(boolean withTarget) {
    int[] table = new int[Integer.highestOneBit(Math.max(1, size())) * 4];
    int[] first = new int[size()];
    for (int i = 0; i < first.length; i++) {
      int hash = points[i].hash() + (withTarget ? Double.hashCode(targets[i]) : 0);
      int at = (hash ^ hash >>> 16) * 0x9E3779B9 >>> 8 & table.length - 1;
      while (table[at] != 0 && !same(table[at] - 1, i, withTarget)) {
        at = at + 1 & table.length - 1;
      }
      table[at] = table[at] == 0 ? i + 1 : table[at];
      first[i] = table[at] - 1;
    }
    return first;
  }

  private boolean same(int a, int b, boolean withTarget) {
    return points[a].sameAs(points[b]) && (!withTarget || targets[a] == targets[b]);
  }

  /**
   * {@return the rows in this order, but for copies: a row that says the same as one before it comes right after that, and
   * is left out, its weight added, where its target is the same, too} Rows held out are then no copies of others, if they
   * are cut off at a {@link #border}. But where hardly any rows differ, those that say the same of several targets are no
   * copies: they have been observed so often. They stay where they are, at most {@link #MOST} for each target.
   */
  public Sample distinct() {
    int[] first = firsts(true);
    int[] group = firsts(false);
    int[] count = new int[size()];
    boolean[] observed = new boolean[size()];
    boolean few = IntStream.range(0, size()).filter(i -> group[i] == i).limit(FEW).count() < FEW;
    for (int i = 0; i < size(); i++) {
      count[first[i]]++;
      observed[group[i]] |= few && targets[i] != targets[group[i]];
    }
    int[] seen = new int[size()];
    int[] last = new int[size()];
    double[] sums = new double[size()];
    LongStream.Builder order = LongStream.builder();
    for (int i = 0; i < size(); i++) {
      int f = first[i];
      boolean apart = observed[group[i]];
      long parts = Math.min(count[f], apart ? MOST : 1);
      if (seen[f] == 0 || seen[f] * parts / count[f] > (seen[f] - 1) * parts / count[f]) {
        last[f] = i;
        order.add((long) (apart ? i : group[i]) << 32 | i);
      }
      seen[f]++;
      sums[last[f]] += weights[i];
    }
    int[] kept = order.build().sorted().mapToInt(key -> (int) key).toArray();
    return new Sample(points, targets, sums, classes, features).pick(kept, 0, kept.length);
  }

  /**
   * {@return the first place from one on where rows can be parted without parting copies}
   *
   * @param at the place
   */
  public int border(int at) {
    int border = at;
    while (border > 0 && border < size() && points[border].sameAs(points[border - 1])) {
      border++;
    }
    return border;
  }

  /**
   * {@return how many rows of equal weight would tell as much, as a share of all: the square of the weights' sum over the
   * sum of their squares} Classes are counted apart, so that a class may weigh more than another.
   */
  public double evenness() {
    double[] sums = new double[Math.max(2, classes)];
    double[] squares = new double[sums.length];
    for (int r = 0; r < size(); r++) {
      int c = classOf(r);
      sums[c] += weights[r];
      squares[c] += weights[r] * weights[r];
    }
    return IntStream.range(0, sums.length).filter(c -> squares[c] > 0).mapToDouble(c -> sums[c] * sums[c] / squares[c]).sum() / size();
  }

  /**
   * {@return the class of a row, from 0; 0 where the target is a number}
   *
   * @param row the row
   */
  public int classOf(int row) {
    return classes == 0 ? 0 : classes == 2 ? (int) (targets[row] + 1) / 2 : (int) targets[row];
  }

  /** {@return the mean weight, 1 where there are no rows} */
  public double meanWeight() {
    return Arrays.stream(weights).map(w -> w / size()).reduce(Double::sum).orElse(1);
  }

  /**
   * {@return the rows with their weights in another unit, in place}
   *
   * @param unit what counts as 1
   */
  public Sample weighed(double unit) {
    Arrays.setAll(weights, i -> weights[i] / unit);
    return this;
  }

  /**
   * {@return the rows with each column times a factor}
   *
   * @param factors the factor of each column
   */
  public Sample scaled(double[] factors) {
    return new Sample(Arrays.stream(points).parallel().map(x -> {
      Point copy = x.copy();
      copy.scale(factors);
      return copy;
    }).toArray(Point[]::new), targets, weights, classes, features);
  }

  /**
   * {@return the rows from … to − 1}
   *
   * @param from the first to take
   * @param to the first not to take
   */
  public Sample part(int from, int to) {
    return new Sample(Arrays.copyOfRange(points, from, to), Arrays.copyOfRange(targets, from, to),
        Arrays.copyOfRange(weights, from, to), classes, features);
  }

  /**
   * {@return the rows' numbers 0 … size − 1 in random order}
   *
   * @param random the source of randomness
   */
  public int[] shuffled(Random random) {
    int[] order = new int[size()];
    for (int i = 0; i < order.length; i++) {
      int other = random.nextInt(i + 1);
      order[i] = order[other];
      order[other] = i;
    }
    return order;
  }
}

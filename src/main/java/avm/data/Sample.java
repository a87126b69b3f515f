package avm.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

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

  /** A point by its values. */
  private record Key(Point point, int hash) {
    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && point.sameAs(key.point);
    }
  }

  /**
   * {@return the rows in this order, but for copies: a row that says the same as one before it comes right after that, and
   * is left out, its weight added, where its target is the same, too} Rows held out are then no copies of others, if they
   * are cut off at a {@link #border}.
   */
  public Sample distinct() {
    Map<Key, List<Integer>> groups = new LinkedHashMap<>();
    double[] sums = weights.clone();
    for (int i = 0; i < size(); i++) {
      double y = targets[i];
      List<Integer> group = groups.computeIfAbsent(new Key(points[i], points[i].hash()), key -> new ArrayList<>(1));
      Optional<Integer> same = group.stream().filter(k -> targets[k] == y).findFirst();
      if (same.isPresent()) {
        sums[same.get()] += weights[i];
      } else {
        group.add(i);
      }
    }
    int[] order = groups.values().stream().flatMap(List::stream).mapToInt(i -> i).toArray();
    return new Sample(points, targets, sums, classes, features).pick(order, 0, order.length);
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

  /** {@return rows of the same targets and weights that say nothing else} */
  public Sample blank() {
    Point nothing = new Point(1);
    Point[] blank = new Point[size()];
    Arrays.fill(blank, nothing);
    return new Sample(blank, targets, weights, classes, features);
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

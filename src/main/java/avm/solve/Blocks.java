package avm.solve;

import avm.data.Point;
import avm.store.CoreSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Stored vectors in blocks of neighbours: halved, and halved again, between two of them that are far apart. */
final class Blocks {
  private Blocks() {
  }

  /** The blocks, at least two of more than one vector, each of at most so many. */
  static int[][] of(CoreSet cores, int most) {
    Point[] points = IntStream.range(0, cores.size()).mapToObj(cores::point).toArray(Point[]::new);
    List<int[]> blocks = new ArrayList<>();
    halve(points, IntStream.range(0, points.length).toArray(), Math.min(most, (points.length + 1) / 2),
        new double[points.length], blocks);
    return blocks.toArray(int[][]::new);
  }

  private static void halve(Point[] points, int[] some, int most, double[] nearer, List<int[]> blocks) {
    if (some.length == 0) {
      return;
    }
    if (some.length <= most) {
      Arrays.sort(some);
      blocks.add(some);
      return;
    }
    Point one = points[farthest(points, some, points[some[0]])];
    Point other = points[farthest(points, some, one)];
    for (int i : some) {
      nearer[i] = points[i].squaredDistance(one) - points[i].squaredDistance(other);
    }
    int[] sorted = Arrays.stream(some).boxed().sorted(Comparator.comparingDouble(i -> nearer[i])).mapToInt(i -> i).toArray();
    halve(points, Arrays.copyOf(sorted, sorted.length / 2), most, nearer, blocks);
    halve(points, Arrays.copyOfRange(sorted, sorted.length / 2, sorted.length), most, nearer, blocks);
  }

  private static int farthest(Point[] points, int[] some, Point from) {
    int farthest = some[0];
    double most = 0;
    for (int i : some) {
      double distance = points[i].squaredDistance(from);
      if (distance > most) {
        most = distance;
        farthest = i;
      }
    }
    return farthest;
  }
}

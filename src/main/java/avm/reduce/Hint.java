package avm.reduce;

import avm.data.Point;
import avm.io.Part;
import avm.io.Saved;
import avm.kernel.Kernel;
import avm.store.CoreSet;
import java.util.Arrays;
import java.util.function.ObjDoubleConsumer;

/** The optimistic hint of POMDR: h(x), the mean of y_sk(x_s, x) over the last H rows, which are kept for it. */
final class Hint implements Saved {
  private final Kernel kernel;
  /** A ring of rows and their targets. */
  private final Point[] rows;
  private final double[] targets;
  private int count;
  private int next;

  /** H, from 0 up. */
  Hint(Kernel kernel, int most) {
    if (most < 0) {
      throw new IllegalArgumentException("the hint is of " + most + " rows; it must be of 0 or more");
    }
    this.kernel = kernel;
    rows = new Point[most];
    Arrays.setAll(rows, i -> new Point(16));
    targets = new double[most];
  }

  /** Takes a row that was learned. */
  void add(Point x, double y) {
    if (rows.length > 0) {
      copy(x, rows[next]);
      targets[next] = y;
      next = (next + 1) % rows.length;
      count = Math.max(count, next == 0 ? rows.length : next);
    }
  }

  private static void copy(Point from, Point to) {
    to.clear();
    for (int k = 0; k < from.size(); k++) {
      to.add(from.column(k), from.value(k));
    }
  }

  /** h(x); from any thread, each with arrays of its own of H numbers. */
  double at(Point x, double[] distances, double[] values) {
    for (int i = 0; i < count; i++) {
      distances[i] = rows[i].squaredDistance(x);
    }
    kernel.values(distances, values, count);
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += targets[i] * values[i];
    }
    return count == 0 ? 0 : sum / count;
  }

  /** Tells each row, with its target times a factor over their number. */
  void forEach(double factor, ObjDoubleConsumer<Point> use) {
    for (int i = 0; i < count; i++) {
      use.accept(rows[i], factor * targets[i] / count);
    }
  }

  /** H. */
  int most() {
    return rows.length;
  }

  @Override
  public Part save() {
    CoreSet points = new CoreSet();
    for (int i = 0; i < count; i++) {
      points.add(rows[i], true);
    }
    return new Part().put("rows", points.save()).put("targets", Arrays.copyOf(targets, count)).put("next", next);
  }

  @Override
  public void load(Part part) {
    CoreSet points = new CoreSet();
    points.load(part.part("rows"));
    count = points.size();
    double[] saved = part.numbers("targets", count);
    for (int i = 0; i < count; i++) {
      copy(points.point(i), rows[i]);
      targets[i] = saved[i];
    }
    next = part.whole("next", 0, Math.max(0, rows.length - 1));
  }
}

package weka.classifiers.functions.avm.report;

import avm.data.Point;
import avm.encode.ColumnFacts;
import avm.eval.Projection;
import avm.eval.Sketch;
import avm.learn.CoverageKind;
import avm.learn.ExpansionLearner;
import avm.store.KernelRow;
import avm.train.TrainedModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import weka.core.Utils;

/** A model on a plane: where its stored vectors are, and what it says there. */
final class PlaneModel {
  private static final int COLUMNS = 64;
  /** Kernel values that the grid may cost; a large model has a coarser grid, */
  private static final double KERNELS = 2e7;
  /** and so many columns take as long as the kernel's value. */
  private static final double COLUMNS_TAKE = 16;

  private final TrainedModel model;
  private final ExpansionLearner learner;
  private final Projection plane;
  private final int stored;
  /** Of the stored vectors and of those beside them, which speak too but are not shown. */
  private final double[] x;
  private final double[] y;
  private final double[][] coefficient;
  /** The largest magnitude of each stored vector's coefficients. */
  private final double[] size;
  private final boolean attributes;
  /** What 0 and 1 on each axis are in the axis's own unit: an attribute's, where the axis is one. */
  private final double[] offset = {0, 0};
  private final double[] factor = {1, 1};

  /** Puts a model on a plane; columns are the two that the plane is made of, or none. */
  PlaneModel(TrainedModel model, Projection plane, int... columns) {
    this.model = model;
    this.plane = plane;
    attributes = columns.length > 0;
    learner = model.learner();
    stored = learner.cores().size();
    List<Point> points = new ArrayList<>(IntStream.range(0, stored).mapToObj(learner.cores()::point).toList());
    List<Double> beside = new ArrayList<>();
    learner.policy().beside((row, weight) -> {
      points.add(row);
      beside.add(weight);
    });
    int n = points.size();
    x = new double[n];
    y = new double[n];
    size = new double[n];
    coefficient = new double[learner.outputs()][n];
    for (int i = 0; i < n; i++) {
      Point core = points.get(i);
      x[i] = plane.coordinate(core, 0);
      y[i] = plane.coordinate(core, 1);
      for (int o = 0; o < coefficient.length; o++) {
        coefficient[o][i] = i < stored ? learner.expansion().weights().coefficients().outputCoefficient(o, i)
            : beside.get(i - stored);
        size[i] = Math.max(size[i], Math.abs(coefficient[o][i]));
      }
    }
    ColumnFacts facts = model.encoder().columns();
    for (int a = 0; a < columns.length; a++) {
      double mean = plane.mean()[columns[a]];
      double count = facts.facts(facts.attributeOf(columns[a]))[6];
      boolean own = !facts.isValue(columns[a]) && !facts.isScore(columns[a]); // whether it is in the attribute's unit
      double zero = own ? facts.raw(columns[a], mean) : mean / count;
      double one = own ? facts.raw(columns[a], mean + 1) : (mean + 1) / count;
      offset[a] = one - zero > 0 && one - zero < Double.MAX_VALUE ? zero : mean;
      factor[a] = one - zero > 0 && one - zero < Double.MAX_VALUE ? one - zero : 1;
    }
  }

  /** How many vectors are stored. */
  int stored() {
    return stored;
  }

  /** Whether the model has vectors at all, stored or beside. */
  boolean isEmpty() {
    return x.length == 0;
  }

  boolean hasLinear() {
    return learner.expansion().weights().linear() != null;
  }

  /** The largest magnitude of a stored vector's coefficients. */
  double size(int i) {
    return size[i];
  }

  double largest() {
    return Arrays.stream(size).max().orElse(0);
  }

  double[] coefficients(int i) {
    return Arrays.stream(coefficient).mapToDouble(each -> each[i]).toArray();
  }

  /** Where a stored vector is, in the unit of an axis. */
  double at(int i, int a) {
    return shown(a == 0 ? x[i] : y[i], a);
  }

  /** Where a point is, in the unit of an axis. */
  double at(Point point, int a) {
    return shown(plane.coordinate(point, a), a);
  }

  private double shown(double coordinate, int a) {
    return offset[a] + factor[a] * coordinate;
  }

  /** The shadow of a cell of diameter δ; null for none. A cube reaches along an axis as far as its corner does. */
  Sketch.Cell cell(double delta) {
    if (!model.settings().kind().hasCells()) {
      return null;
    }
    boolean round = model.settings().coverage() == CoverageKind.HYPERSPHERE;
    double[] reach = IntStream.range(0, 2).mapToDouble(a -> factor[a] * (round ? delta / 2
        : delta / Math.sqrt(plane.mean().length) * DoubleStream.of(plane.axis()[a]).map(Math::abs).sum())).toArray();
    return new Sketch.Cell(round, reach[0], reach[1]);
  }

  /**
   * Predictions on a part of the plane that holds all core points and their cells; 4 wide and 3 high, unless the axes are
   * attributes, which have units of their own.
   */
  Sketch.Grid grid(Sketch.Cell cell) {
    if (isEmpty()) {
      return new Sketch.Grid(0, 1, 0, 1, 1, List.of(0.0), List.of(0.0));
    }
    double[] across = range(x, cell == null ? 0 : cell.across() / factor[0]);
    double[] up = range(y, cell == null ? 0 : cell.up() / factor[1]);
    double width = attributes ? across[1] - across[0] : Math.max(across[1] - across[0], (up[1] - up[0]) * 4 / 3);
    double height = attributes ? up[1] - up[0] : width * 3 / 4;
    double left = (across[0] + across[1] - width) / 2;
    double low = (up[0] + up[1] - height) / 2;
    double each = Math.max(1, x.length * (1 + plane.mean().length / COLUMNS_TAKE));
    int columns = (int) Math.max(16, Math.min(COLUMNS, Math.sqrt(KERNELS * 4 / 3 / each)));
    int lines = columns * 3 / 4;
    List<Double> values = new ArrayList<>();
    List<Double> sure = new ArrayList<>();
    KernelRow row = new KernelRow();
    for (int square = 0; square < columns * lines; square++) {
      double gx = left + width * (square % columns + 0.5) / columns;
      double gy = low + height * (square / columns + 0.5) / lines;
      double[] p = model.distribution(scores(gx, gy, row));
      int best = Utils.maxIndex(p);
      values.add(p.length == 1 ? p[0] : best);
      sure.add(p.length == 1 ? 1 : Math.rint(100 * (p[best] - 1.0 / p.length) / (1 - 1.0 / p.length)) / 100);
    }
    return new Sketch.Grid(shown(left, 0), shown(left + width, 0), shown(low, 1), shown(low + height, 1), columns,
        values, sure);
  }

  /** From the least to the largest, with room for the cells, or some where there are none. */
  private static double[] range(double[] values, double reach) {
    double least = Arrays.stream(values).min().orElse(0);
    double most = Arrays.stream(values).max().orElse(0);
    double room = reach > 0 ? reach : most > least ? (most - least) / 16 : 1;
    return new double[] {least - room, most + room};
  }

  /** The scores of a point of the plane. */
  private double[] scores(double gx, double gy, KernelRow row) {
    Point point = new Point(plane.mean().length);
    for (int j = 0; j < plane.mean().length; j++) {
      point.add(j, plane.mean()[j] + gx * plane.axis()[0][j] + gy * plane.axis()[1][j]);
    }
    double[] scores = new double[learner.outputs()];
    learner.predict(point, row, scores);
    return scores;
  }
}

package weka.classifiers.functions.avm.report;

import avm.data.Point;
import avm.encode.RowEncoder;
import avm.encode.RowSource;
import avm.encode.RowValues;
import avm.encode.Schema;
import avm.eval.LearningCurve;
import avm.eval.Projection;
import avm.eval.Sketch;
import avm.learn.ExpansionLearner;
import avm.learn.Report;
import avm.store.KernelRow;
import avm.train.TrainedModel;
import avm.weights.LinearPart;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import weka.core.Utils;

/** Makes the sketch of a model that its pictures are drawn from. */
public final class ModelGraph {
  private static final int MOST_CORES = 400;
  private static final int MOST_ROWS = 400;
  private static final int COLUMNS = 64;
  /** Kernel values that the grid may cost; a large model has a coarser grid. */
  private static final double KERNELS = 2e7;
  /** How many attributes name an axis. */
  private static final int NAMES = 2;

  private final String name;
  private final Schema schema;
  private final TrainedModel model;
  private final ExpansionLearner learner;
  private final Report report;
  private final Projection plane;
  private final int stored;
  /** Of the stored vectors and of those beside them, which speak too but are not shown. */
  private final double[] x;
  private final double[] y;
  /** Squared distances of the stored vectors from the plane. */
  private final double[] off;
  private final double[][] coefficient;
  /** The largest magnitude of each stored vector's coefficients. */
  private final double[] size;
  private final PlaneLinear linear;

  /**
   * @param name the learner's name
   * @param model the model whose core points are projected
   */
  public ModelGraph(String name, TrainedModel model) {
    this.name = name;
    this.model = model;
    schema = model.encoder().schema();
    learner = model.learner();
    report = learner.report();
    plane = Projection.of(learner.cores(), model.encoder().features());
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
    off = new double[n];
    size = new double[n];
    coefficient = new double[learner.outputs()][n];
    LinearPart part = learner.expansion().weights().linear();
    linear = part == null ? null : new PlaneLinear(part);
    for (int i = 0; i < n; i++) {
      Point core = points.get(i);
      x[i] = plane.coordinate(core, 0);
      y[i] = plane.coordinate(core, 1);
      off[i] = Math.max(0, plane.squaredDistance(core) - x[i] * x[i] - y[i] * y[i]);
      for (int o = 0; o < coefficient.length; o++) {
        coefficient[o][i] = i < stored ? learner.expansion().weights().coefficients().outputCoefficient(o, i)
            : beside.get(i - stored);
        size[i] = Math.max(size[i], Math.abs(coefficient[o][i]));
      }
    }
  }

  /**
   * {@return the sketch}
   *
   * @param rows rows to show some of, or null
   */
  public Sketch sketch(RowSource rows) {
    List<String> classes = IntStream.range(0, model.target().classes())
        .mapToObj(c -> schema.value(schema.classIndex(), c)).toList();
    return new Sketch(name, schema.name(), schema.name(schema.classIndex()), classes, facts(), radius(), report.cells(),
        List.of(axis(0), axis(1)), cores(classes), rows == null ? List.of() : rows(rows), grid(), curve());
  }

  private String facts() {
    return String.format(Locale.ROOT, "%,d %s for %,d rows%s, %s kernel, \u03b3 %s%s",
        x.length == 0 ? 2 * model.settings().frequencies() : report.cells(),
        x.length == 0 ? "features" : model.settings().kind().vectors(), model.curve().rows(),
        hasCells() ? ", \u03b4 " + Utils.doubleToString(report.delta(), 3) : "", model.settings().kernel(),
        Utils.doubleToString(model.settings().gamma(), 3), linear == null ? "" : ", and a linear function");
  }

  private boolean hasCells() {
    return model.settings().kind().hasCells();
  }

  private double radius() {
    return hasCells() ? report.delta() / 2 : 0;
  }

  /** The axis's name: how much of the variance it shows and which attributes make it. */
  private String axis(int a) {
    String names = plane.heaviest(a, NAMES).stream()
        .map(c -> (plane.axis()[a][c] < 0 ? "\u2212" : "") + model.encoder().columns().name(c)).collect(Collectors.joining(", "));
    return "PC" + (a + 1) + " (" + Math.round(100 * plane.share()[a]) + "% of variance" + (names.isEmpty() ? "" : ": ")
        + names + ")";
  }

  private List<Sketch.Core> cores(List<String> classes) {
    double largest = Arrays.stream(size).max().orElse(0);
    Set<Integer> columns = new LinkedHashSet<>(plane.heaviest(0, NAMES));
    columns.addAll(plane.heaviest(1, NAMES));
    return IntStream.range(0, stored).boxed()
        .sorted(Comparator.comparingDouble(i -> -size[i])).limit(MOST_CORES)
        .map(i -> core(i, largest == 0 ? 0 : size[i] / largest, classes, columns)).toList();
  }

  private Sketch.Core core(int i, double strength, List<String> classes, Set<Integer> columns) {
    Point point = learner.cores().point(i);
    double value = value(point, i);
    StringBuilder about = new StringBuilder(hasCells() ? "Core point " : "Vector ").append(i + 1).append(": ")
        .append(classes.isEmpty() ? "predicts " + Utils.doubleToString(value, 4) : "for " + classes.get((int) value))
        .append(", coefficient ").append(String.format(Locale.ROOT, "%.3g", size[i]));
    double[] values = new double[model.encoder().features()];
    for (int k = 0; k < point.size(); k++) {
      values[point.column(k)] = point.value(k);
    }
    columns.forEach(c -> about.append(", ").append(shown(c, values[c])));
    return new Sketch.Core(x[i], y[i], value, strength, about.toString());
  }

  /** What a point says of a column's attribute, in the data's own unit. */
  private String shown(int c, double value) {
    RowEncoder encoder = model.encoder();
    int a = encoder.columns().attributeOf(c);
    double raw = encoder.columns().raw(c, value);
    return encoder.columns().isValue(c) ? encoder.columns().name(c) + (raw > 0.5 ? "" : "? no") : schema.name(a) + "="
        + (schema.isNominal(a) ? schema.value(a, (int) Math.rint(raw)) : Utils.doubleToString(raw, 4));
  }

  /** The class that a core point's coefficients speak for, or the number that the model predicts there. */
  private double value(Point point, int i) {
    if (model.target().classes() == 0) {
      double[] score = new double[1];
      learner.predict(point, new KernelRow(), score);
      return model.distribution(score)[0];
    }
    return coefficient.length == 1 ? coefficient[0][i] >= 0 ? 1 : 0
        : Utils.maxIndex(Arrays.stream(coefficient).mapToDouble(each -> each[i]).toArray());
  }

  private List<Sketch.Row> rows(RowSource data) {
    List<Sketch.Row> rows = new ArrayList<>();
    Point point = new Point(16);
    RowValues values = new RowValues();
    int stride = Math.max(1, (data.size() + MOST_ROWS - 1) / MOST_ROWS);
    for (int i = 0; i < data.size(); i += stride) {
      data.read(i, values);
      values.look();
      if (!Double.isNaN(values.target())) {
        model.encoder().encode(values, point);
        rows.add(new Sketch.Row(plane.coordinate(point, 0), plane.coordinate(point, 1), values.target()));
      }
    }
    return rows;
  }

  /** Predictions on a part of the plane, 4 wide and 3 high, that holds all core points. */
  private Sketch.Grid grid() {
    if (x.length == 0) {
      return new Sketch.Grid(0, 1, 0, 1, 1, List.of(0.0), List.of(0.0));
    }
    double[] across = range(x);
    double[] up = range(y);
    double width = Math.max(across[1] - across[0], (up[1] - up[0]) * 4 / 3);
    double left = (across[0] + across[1] - width) / 2;
    double right = left + width;
    double low = (up[0] + up[1]) / 2 - width * 3 / 8;
    double high = low + width * 3 / 4;
    int columns = (int) Math.max(16, Math.min(COLUMNS, Math.sqrt(KERNELS * 4 / 3 / Math.max(1, x.length))));
    int lines = columns * 3 / 4;
    List<Double> values = new ArrayList<>();
    List<Double> sure = new ArrayList<>();
    double[] distances = new double[x.length];
    double[] kernels = new double[x.length];
    for (int cell = 0; cell < columns * lines; cell++) {
      double gx = left + (right - left) * (cell % columns + 0.5) / columns;
      double gy = low + (high - low) * (cell / columns + 0.5) / lines;
      double[] p = model.distribution(scores(gx, gy, distances, kernels));
      int best = Utils.maxIndex(p);
      values.add(p.length == 1 ? p[0] : best);
      sure.add(p.length == 1 ? 1 : Math.rint(100 * (p[best] - 1.0 / p.length) / (1 - 1.0 / p.length)) / 100);
    }
    return new Sketch.Grid(left, right, low, high, columns, values, sure);
  }

  /** From the least to the largest, with room for the cells, or some where there are none. */
  private double[] range(double[] values) {
    double least = Arrays.stream(values).min().orElse(0);
    double most = Arrays.stream(values).max().orElse(0);
    double room = hasCells() ? radius() : most > least ? (most - least) / 16 : 1;
    return new double[] {least - room, most + room};
  }

  /** The scores of a point of the plane: its squared distance to a core point is that on the plane and that off it. */
  private double[] scores(double gx, double gy, double[] distances, double[] kernels) {
    for (int i = 0; i < x.length; i++) {
      distances[i] = (gx - x[i]) * (gx - x[i]) + (gy - y[i]) * (gy - y[i]) + off[i];
    }
    learner.expansion().kernel().values(distances, kernels, x.length);
    double[] scores = new double[coefficient.length];
    for (int o = 0; o < scores.length; o++) {
      for (int i = 0; i < x.length; i++) {
        scores[o] += coefficient[o][i] * kernels[i];
      }
    }
    if (linear != null) {
      linear.addScores(gx, gy, scores);
    }
    return scores;
  }

  private List<Sketch.CurvePoint> curve() {
    LearningCurve curve = model.curve();
    return IntStream.range(0, curve.points()).mapToObj(i -> new Sketch.CurvePoint(curve.rows(i),
        model.target().classes() == 0 ? Math.sqrt(curve.error(i)) : curve.error(i), curve.corePoints(i))).toList();
  }

  /** The linear function beside the kernel expansion, on the plane: three numbers an output, however many columns. */
  private final class PlaneLinear {
    /** At the mean, and how it grows along each axis. */
    private final double[][] value = new double[learner.outputs()][3];
    /** The squared norm of the mean, its coordinates, and the axes' squared lengths (0 without a second axis). */
    private final double[] norm = new double[5];

    PlaneLinear(LinearPart linear) {
      for (int j = 0; j < model.encoder().features(); j++) {
        double[] at = {plane.mean()[j], plane.axis()[0][j], plane.axis()[1][j]};
        norm[0] += at[0] * at[0];
        norm[1] += at[0] * at[1];
        norm[2] += at[0] * at[2];
        norm[3] += at[1] * at[1];
        norm[4] += at[2] * at[2];
        for (int o = 0; o < value.length; o++) {
          for (int k = 0; k < at.length; k++) {
            value[o][k] += linear.outputCoefficient(o, j) * at[k];
          }
        }
      }
      for (int o = 0; o < value.length; o++) {
        value[o][0] += linear.outputCoefficient(o, -1);
      }
    }

    /** Adds its part to the scores of a point of the plane. */
    void addScores(double x, double y, double[] scores) {
      double squaredNorm = norm[0] + 2 * x * norm[1] + 2 * y * norm[2] + x * x * norm[3] + y * y * norm[4];
      double scale = Math.min(1, 1 / Math.sqrt(model.settings().linear() * (squaredNorm + 1)));
      for (int o = 0; o < scores.length; o++) {
        scores[o] += scale * (value[o][0] + x * value[o][1] + y * value[o][2]);
      }
    }
  }
}

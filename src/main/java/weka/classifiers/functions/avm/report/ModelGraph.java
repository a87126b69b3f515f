package weka.classifiers.functions.avm.report;

import avm.data.Point;
import avm.encode.ColumnFacts;
import avm.encode.RowSource;
import avm.encode.RowValues;
import avm.encode.Schema;
import avm.eval.Distances;
import avm.eval.LearningCurve;
import avm.eval.Projection;
import avm.eval.Sketch;
import avm.eval.SketchText;
import avm.learn.ExpansionLearner;
import avm.learn.Report;
import avm.store.KernelRow;
import avm.train.TrainedModel;
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

/** Makes the sketches of a model that its pictures are drawn from, each on a plane of one's choice. */
public final class ModelGraph {
  /** More rows than these are not shown. */
  public static final int MOST_ROWS = 2000;
  /** More stored vectors than these are not drawn. */
  private static final int MOST_CORES = 20_000;
  /** A sketch that is passed on as text, which Weka keeps with each result, has fewer. */
  private static final int TEXT_CORES = 400;
  /** How many attributes name an axis. */
  private static final int NAMES = 2;

  private final String name;
  private final Schema schema;
  private final TrainedModel model;
  private final ExpansionLearner learner;
  private final Report report;
  private final List<Point> points = new ArrayList<>();
  private final List<Double> targets = new ArrayList<>();
  private final List<Boolean> wrong = new ArrayList<>();

  /**
   * @param name the learner's name
   * @param model the model
   * @param rows rows to show with it; those without a class are not shown
   * @param predictions what is predicted for each row
   */
  public ModelGraph(String name, TrainedModel model, RowSource rows, double[][] predictions) {
    this.name = name;
    this.model = model;
    schema = model.encoder().schema();
    learner = model.learner();
    report = learner.report();
    Point point = new Point(16);
    RowValues values = new RowValues();
    for (int i = 0; i < rows.size(); i++) {
      rows.read(i, values);
      values.look();
      if (!Double.isNaN(values.target())) {
        model.encoder().encode(values, point);
        points.add(point.copy());
        targets.add(values.target());
        wrong.add(predictions[i].length > 1 && Utils.maxIndex(predictions[i]) != (int) values.target());
      }
    }
  }

  /** {@return how much each attribute but the class counts in squared distances, all together 1; null if all count alike} */
  public double[] shares() {
    double[] counts = model.encoder().counts();
    double all = counts == null ? 0 : Arrays.stream(counts).map(count -> count * count).sum();
    return counts == null ? null : Arrays.stream(counts).map(count -> count * count / all).toArray();
  }

  /** {@return the names of the attributes but the class} */
  public List<String> attributes() {
    return IntStream.range(0, schema.attributes()).filter(a -> a != schema.classIndex()).mapToObj(schema::name).toList();
  }

  /** {@return the names of the columns that an axis may be, in their order} */
  public List<String> columns() {
    ColumnFacts columns = model.encoder().columns();
    return IntStream.range(0, model.encoder().features()).mapToObj(columns::name).toList();
  }

  /** {@return the sketch on the plane along which the stored vectors differ most} */
  public Sketch sketch() {
    return sketch(MOST_CORES, Projection.of(learner.cores(), model.encoder().features()));
  }

  /**
   * {@return the sketch on the plane of two columns, in their attributes' units}
   *
   * @param first the column of the first axis, by its place in {@link #columns}
   * @param second the column of the second
   */
  public Sketch sketch(int first, int second) {
    return sketch(MOST_CORES, Projection.along(learner.cores(), model.encoder().features(), first, second), first, second);
  }

  /** {@return the sketch as text, with the strongest vectors} */
  public String text() {
    return SketchText.write(sketch(TEXT_CORES, Projection.of(learner.cores(), model.encoder().features())));
  }

  private Sketch sketch(int most, Projection plane, int... columns) {
    PlaneModel on = new PlaneModel(model, plane, columns);
    List<String> classes = IntStream.range(0, model.target().classes())
        .mapToObj(c -> schema.value(schema.classIndex(), c)).toList();
    List<String> axes = IntStream.range(0, 2)
        .mapToObj(a -> columns.length == 0 ? component(plane, a) : attribute(columns[a])).toList();
    double delta = hasCells() ? report.delta() : 0;
    Sketch.Cell cell = on.cell(delta);
    return new Sketch(name, schema.name(), schema.name(schema.classIndex()), classes, facts(on), cell, report.cells(), axes,
        Math.min(1, plane.share()[0] + plane.share()[1]), cores(on, plane, classes, most), rows(on), on.grid(cell), curve(),
        distances(delta));
  }

  private String facts(PlaneModel on) {
    LearningCurve curve = model.curve();
    String all = model.settings().rates().isEmpty() || curve.points() == 0 ? ""
        : String.format(Locale.ROOT, " (all experts: %,d)", curve.corePoints(curve.points() - 1));
    return String.format(Locale.ROOT, "%,d %s%s for %,d rows%s, %s kernel, \u03b3 %s%s",
        on.isEmpty() ? 2 * model.settings().frequencies() : report.cells(),
        on.isEmpty() ? "features" : model.settings().kind().vectors(), all,
        curve.rows() > 0 ? curve.rows() : report.steps(),
        hasCells() ? ", \u03b4 " + Utils.doubleToString(report.delta(), 3) : "", model.settings().kernel(),
        Utils.doubleToString(model.settings().gamma(), 3), model.isPlain() ? "; a linear function does as well without them"
            : on.hasLinear() ? ", and a linear function" : "");
  }

  private boolean hasCells() {
    return model.settings().kind().hasCells();
  }

  /** The name of an axis that is a principal component: how much of the variance it shows, what it is made of. */
  private String component(Projection plane, int a) {
    ColumnFacts columns = model.encoder().columns();
    String names = plane.heaviest(a, NAMES).stream()
        .map(c -> (plane.axis()[a][c] < 0 ? "\u2212" : "") + columns.name(c)).collect(Collectors.joining(", "));
    return "PC" + (a + 1) + " (" + Math.round(100 * plane.share()[a]) + "% of variance" + (names.isEmpty() ? "" : ": ")
        + names + ")";
  }

  /** The name of an axis that is a column: of a nominal attribute of two values, with what its 0 and 1 mean. */
  private String attribute(int c) {
    ColumnFacts columns = model.encoder().columns();
    int a = columns.attributeOf(c);
    return columns.name(c) + (columns.isScore(c) ? " (normal score)" : columns.isValue(c) ? " (1 = yes)"
        : schema.isNominal(a) ? " (" + IntStream.range(0, schema.values(a))
            .mapToObj(v -> v + " = " + schema.value(a, v)).collect(Collectors.joining(", ")) + ")" : "");
  }

  private List<Sketch.Core> cores(PlaneModel on, Projection plane, List<String> classes, int most) {
    double largest = on.largest();
    Set<Integer> columns = new LinkedHashSet<>(plane.heaviest(0, NAMES));
    columns.addAll(plane.heaviest(1, NAMES));
    ThreadLocal<KernelRow> rows = ThreadLocal.withInitial(KernelRow::new);
    return IntStream.range(0, on.stored()).boxed().sorted(Comparator.comparingDouble(i -> -on.size(i))).limit(most)
        .toList().parallelStream().map(i -> {
          Point point = learner.cores().point(i);
          double value = value(point, on.coefficients(i), rows.get());
          return new Sketch.Core(on.at(i, 0), on.at(i, 1), value, largest == 0 ? 0 : on.size(i) / largest,
              about(i, point, value, on.size(i), classes, columns));
        }).toList();
  }

  private String about(int i, Point point, double value, double size, List<String> classes, Set<Integer> columns) {
    StringBuilder about = new StringBuilder(hasCells() ? "Core point " : "Vector ").append(i + 1).append(": ")
        .append(classes.isEmpty() ? "predicts " + Utils.doubleToString(value, 4) : "for " + classes.get((int) value))
        .append(", coefficient ").append(String.format(Locale.ROOT, "%.3g", size));
    for (int c : columns) {
      double own = IntStream.range(0, point.size()).filter(k -> point.column(k) == c).mapToDouble(point::value).sum();
      about.append(", ").append(shown(c, own));
    }
    return about.toString();
  }

  /** What a point says of a column's attribute, in the data's own unit. */
  private String shown(int c, double value) {
    ColumnFacts columns = model.encoder().columns();
    int a = columns.attributeOf(c);
    double raw = columns.raw(c, value);
    int index = (int) Math.rint(raw);
    boolean missing = index >= schema.values(a) || Math.abs(raw - index) > 0.25; // see RowEncoder
    return columns.isValue(c) ? columns.name(c) + (raw > 0.5 ? "" : "? no") : schema.name(a) + "="
        + (!schema.isNominal(a) ? Utils.doubleToString(raw, 4) : missing ? "?" : schema.value(a, index));
  }

  /** The class that a core point's coefficients speak for, or if they are none, what the model predicts there. */
  private double value(Point point, double[] coefficients, KernelRow row) {
    if (model.target().classes() == 0 || Arrays.stream(coefficients).allMatch(each -> each == 0)) {
      double[] score = new double[coefficients.length];
      learner.predict(point, row, score);
      double[] says = model.distribution(score);
      return says.length == 1 ? says[0] : Utils.maxIndex(says);
    }
    return coefficients.length == 1 ? coefficients[0] >= 0 ? 1 : 0 : Utils.maxIndex(coefficients);
  }

  private List<Sketch.Row> rows(PlaneModel on) {
    return IntStream.range(0, points.size()).mapToObj(i -> new Sketch.Row(on.at(points.get(i), 0), on.at(points.get(i), 1),
        targets.get(i), wrong.get(i))).toList();
  }

  private Distances distances(double delta) {
    boolean ofRows = points.size() > 1;
    int stride = Math.max(1, learner.cores().size() / MOST_ROWS);
    List<Point> some = ofRows ? points : IntStream.range(0, learner.cores().size()).filter(i -> i % stride == 0)
        .mapToObj(learner.cores()::point).toList();
    double gamma = model.settings().gamma();
    double width = model.settings().kernel().kernel(gamma).isManhattan() ? 0 : 1 / Math.sqrt(gamma); // these distances are Euclid's
    return Distances.of(ofRows ? "rows" : model.settings().kind().vectors(), some, delta, width);
  }

  private List<Sketch.CurvePoint> curve() {
    LearningCurve curve = model.curve();
    return IntStream.range(0, curve.points()).mapToObj(i -> new Sketch.CurvePoint(curve.rows(i),
        model.target().classes() == 0 ? Math.sqrt(curve.error(i)) : curve.error(i), curve.corePoints(i))).toList();
  }
}

package avm.encode;

import avm.data.Point;
import avm.io.Part;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Turns rows into points, the same way for training and prediction. A numeric attribute is one column, a nominal one of
 * two values as well, and one of more values is a column a value (one of them 1). A missing number is the mean of the
 * training rows so far. A missing nominal value is like no other: it lies between two, and no column of more is 1.
 *
 * <p>The kernels depend on differences only, so scaling shifts an attribute only where 0 is outside its range; a zero
 * in a sparse row then stays a zero, and sparse rows are never made dense.
 */
public final class RowEncoder {
  private final Schema schema;
  private final int[] column;
  /** Whether an attribute is a column a value. */
  private final boolean[] oneHot;
  /** The numbers of an attribute that each have a column, ascending; null for an attribute that is not so. */
  private final double[][] codes;
  /** Whether an attribute is one column, whose values are shifted and scaled and no more. */
  private final boolean[] plain;
  private final Scales scales;
  private final double[] shift;
  private final double[] factor;
  /** The attributes whose zero is not a zero of the point: shifted ones, and nominal ones of more than two values. */
  private final int[] eager;
  private final int features;
  /** How numeric attributes are scaled; null where a model was saved before that was. */
  private final Scaling scaling;
  /** Whether all attributes are one column, and their values what the point has. */
  private final boolean asIs;
  /** Whether, moreover, each attribute has the column of its own number. */
  private final boolean inPlace;
  private final RunningValues running;
  private final double[] metric;
  /** Whether a missing nominal value is like no other; in models that were saved before that was, it is the mode. */
  private final boolean apart;

  /**
   * @param schema the attributes
   * @param ranges the attributes' ranges in the rows that scaling is fitted to
   * @param scaling how numeric attributes are scaled
   */
  public RowEncoder(Schema schema, Ranges ranges, Scaling scaling) {
    this(schema, ranges, scaling, new double[schema.attributes()][]);
  }

  /**
   * Makes an encoder with a column for each code of some numeric attributes.
   *
   * @param schema the attributes
   * @param ranges the attributes' ranges in the rows that scaling is fitted to
   * @param scaling how other numeric attributes are scaled
   * @param codes the codes of each attribute, ascending, or null
   */
  public RowEncoder(Schema schema, Ranges ranges, Scaling scaling, double[][] codes) {
    this(schema, ranges.scales(schema, scaling), codes, scaling == Scaling.AUTO ? Scaling.CANDIDATES.get(0) : scaling,
        new RunningValues(schema), null, true);
  }

  private RowEncoder(Schema schema, Scales scales, double[][] codes, Scaling scaling, RunningValues running,
      double[] metric, boolean apart) {
    this.apart = apart;
    this.codes = codes;
    this.schema = schema;
    this.scaling = scaling;
    int n = schema.attributes();
    this.scales = scales;
    shift = scales.shift();
    factor = scales.factor();
    column = new int[n];
    oneHot = new boolean[n];
    plain = new boolean[n];
    this.running = running;
    this.metric = metric;
    int columns = 0;
    boolean same = true;
    for (int a = 0; a < n; a++) {
      column[a] = columns;
      oneHot[a] = schema.values(a) > 2 || codes[a] != null;
      if (a == schema.classIndex()) {
        continue;
      }
      columns += columns(a);
      plain[a] = !oneHot[a] && scales.isPlain(a);
      same &= !oneHot[a] && scales.isNone(a);
    }
    eager = IntStream.range(0, n).filter(a -> a != schema.classIndex() && (shift[a] != 0 || oneHot[a])).toArray();
    features = columns;
    asIs = same;
    inPlace = same && metric == null && schema.classIndex() == n - 1;
  }

  /** {@return the attribute of each column} */
  public int[] groups() {
    return IntStream.range(0, schema.attributes()).filter(a -> a != schema.classIndex())
        .flatMap(a -> IntStream.generate(() -> a).limit(columns(a))).toArray();
  }

  /**
   * {@return an encoder that takes notice of the same rows, and multiplies columns by what they count}
   *
   * @param counts what each column counts, above 0, the same for those of one attribute; null: all count alike
   */
  public RowEncoder counting(double[] counts) {
    return new RowEncoder(schema, scales, codes, scaling, running, counts, apart);
  }

  /** {@return how much each attribute but the class counts; null where all count alike} */
  public double[] counts() {
    return metric == null ? null : IntStream.range(0, schema.attributes()).filter(a -> a != schema.classIndex())
        .mapToDouble(a -> metric[column[a]]).toArray();
  }

  /** How many columns an attribute has. */
  private int columns(int a) {
    return codes[a] != null ? codes[a].length : oneHot[a] ? schema.values(a) : 1;
  }

  /** {@return an encoder that differs in that values beyond the range of its rows count as they are} */
  public RowEncoder unbounded() {
    return new RowEncoder(schema, scales.unbounded(), codes, scaling, new RunningValues(schema), metric, apart);
  }

  /** {@return this as a part of a model} */
  public Part save() {
    Part part = scales.save(new Part()).put("running", running.save()).put("apart", apart);
    IntStream.range(0, codes.length).filter(a -> codes[a] != null).forEach(a -> part.put("codes" + a, codes[a]));
    if (metric != null) {
      part.put("metric", metric);
    }
    return scaling == null ? part : part.put("scaling", "" + scaling);
  }

  /**
   * {@return the encoder that was saved}
   *
   * @param schema the attributes
   * @param part what {@link #save} made
   */
  public static RowEncoder load(Schema schema, Part part) {
    int n = schema.attributes();
    double[][] codes = new double[n][];
    Arrays.setAll(codes, a -> part.has("codes" + a) ? part.numbers("codes" + a) : null);
    RowEncoder encoder = new RowEncoder(schema, Scales.load(part, n), codes,
        part.has("scaling") ? part.choice("scaling", Scaling.values()) : null, new RunningValues(schema),
        part.has("metric") ? part.numbers("metric") : null, part.has("apart") && part.truth("apart"));
    encoder.running.load(part.part("running"));
    return encoder;
  }

  /** {@return the attributes} */
  public Schema schema() {
    return schema;
  }

  /** {@return how numeric attributes are scaled, never auto; null if the model was saved before that was} */
  public Scaling scaling() {
    return scaling;
  }

  /** {@return how numeric attributes are encoded, in words} */
  public String describe() {
    return scaling + (Arrays.stream(codes).anyMatch(each -> each != null) ? ", whole numbers as codes" : "");
  }

  /** {@return the number of columns, d} */
  public int features() {
    return features;
  }

  /** {@return what the columns are} */
  public ColumnFacts columns() {
    return new ColumnFacts(schema, column, oneHot, codes, scales, running.beyond(), this::missing, metric);
  }

  /**
   * Takes notice of a training row, after it has been encoded: the means and modes of later missing values.
   *
   * @param row the row
   * @param weight its weight
   */
  public void observe(RowValues row, double weight) {
    running.add(row.indices(), row.values(), row.count(), row.isPlain(), weight);
    if (!asIs) {
      running.count(row, scales);
    }
  }

  /**
   * {@return whether a value of a row is cut, since it lies far beyond the range that scaling was fitted to}
   *
   * @param row the row
   */
  public boolean cuts(RowValues row) {
    return scales.beyond(row) > 0;
  }

  /**
   * Takes notice of training rows.
   *
   * @param part what was noted of them
   */
  public void observe(RunningValues part) {
    running.add(part);
  }

  /**
   * {@return whether a training row without missing values has been noticed by its point, which must tell what the row said}
   *
   * @param point the point
   * @param weight the row's weight
   */
  public boolean observe(Point point, double weight) {
    if (inPlace) {
      running.add(point.columns(), point.values(), point.size(), true, weight);
    }
    return inPlace;
  }

  /**
   * Encodes a checked row; reads the means and modes but changes nothing.
   *
   * @param row the row
   * @param point takes the point
   * @throws IllegalArgumentException if its squared norm is not a number
   */
  public void encode(RowValues row, Point point) {
    if (inPlace && row.isOnes()) {
      point.setOnes(row.indices(), row.count());
      return;
    }
    if (!asIs || !point.set(column, row.indices(), row.values(), row.count())) {
      encodeEach(row, point);
    }
    if (metric != null) {
      point.scale(metric);
    }
    if (!(point.squaredNorm() < Double.MAX_VALUE)) {
      throw new IllegalArgumentException("the row's values are too large to be squared; scale the attributes"
          + " (option -N normalise) or remove the row");
    }
  }

  /** {@return whether a complete row's point has the row's values, each in the column of its attribute's number} */
  public boolean isInPlace() {
    return inPlace;
  }

  private void encodeEach(RowValues row, Point point) {
    point.clear();
    int e = 0;
    int[] index = row.indices();
    for (int k = 0; k < row.count(); k++) {
      int a = index[k];
      for (; e < eager.length && eager[e] < a; e++) {
        add(eager[e], 0, point);
      }
      e += e < eager.length && eager[e] == a ? 1 : 0;
      double value = row.values()[k];
      if (plain[a] && !Double.isNaN(value)) {
        point.add(column[a], (value - shift[a]) * factor[a]);
      } else {
        add(a, value, point);
      }
    }
    for (; e < eager.length; e++) {
      add(eager[e], 0, point);
    }
  }

  /** What stands for a missing value; NaN for nothing. */
  private double missing(int a) {
    return !apart || !schema.isNominal(a) ? running.known(a) ? running.value(a) : Double.NaN
        : oneHot[a] ? Double.NaN : schema.values(a) == 2 ? 0.5 : 1;
  }

  private void add(int a, double raw, Point point) {
    double value = Double.isNaN(raw) ? missing(a) : raw;
    if (Double.isNaN(value)) {
      return;
    }
    if (codes[a] != null) {
      int code = Arrays.binarySearch(codes[a], value + 0.0); // -0 is 0
      if (code >= 0) {
        point.add(column[a] + code, schema.weight(a));
      }
    } else if (oneHot[a]) {
      point.add(column[a] + (int) value, factor[a]);
    } else {
      point.add(column[a], scales.at(a, value));
    }
  }
}

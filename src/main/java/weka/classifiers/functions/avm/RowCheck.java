package weka.classifiers.functions.avm;

import avm.encode.RowValues;
import avm.parallel.Parallel;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import weka.core.Attribute;
import weka.core.Instance;
import weka.core.Instances;

/** Checks that a row fits a model's header and holds numbers that can be learned; says what is wrong and what is right. */
final class RowCheck {
  private static final double LARGEST = RowValues.LARGEST;
  private static final double LIGHTEST = 1e-150;

  private final Instances header;
  private final int classIndex;
  /** How many values each nominal attribute has; −1 for others. */
  private final int[] values;
  /** Whether some attribute, the class aside, is nominal. */
  private final boolean nominal;
  /** The data set whose header was compared last; the comparison need not be made again. */
  private volatile WeakReference<Instances> verified = new WeakReference<>(null);

  /** Makes a check for a model's header. */
  RowCheck(Instances header) {
    this.header = header;
    classIndex = header.classIndex();
    values = new int[header.numAttributes()];
    Arrays.setAll(values, a -> header.attribute(a).isNominal() ? header.attribute(a).numValues() : -1);
    nominal = IntStream.range(0, values.length).anyMatch(a -> values[a] >= 0 && a != classIndex);
  }

  int classIndex() {
    return classIndex;
  }

  /** Checks the values of a row, the class aside. */
  void attributes(RowValues row) {
    if (!nominal && row.isPlain()) {
      return;
    }
    int[] index = row.indices();
    double[] value = row.values();
    for (int k = 0; k < row.count(); k++) {
      if (!fits(index[k], value[k])) {
        complain(header.attribute(index[k]), value[k]);
      }
    }
  }

  /** Those of the rows to learn that teach something; a row that does not fit is refused by its number. */
  List<Instance> teaching(List<Instance> data) {
    boolean[] teach = new boolean[data.size()];
    if (!Parallel.forRanges(teach.length, Parallel.ROWS, () -> (from, to) -> wrong(data, from, to, teach) == null)) {
      throw wrong(data, 0, teach.length, teach);
    }
    return IntStream.range(0, teach.length).filter(i -> teach[i]).mapToObj(data::get).toList();
  }

  /** What is wrong with the first row that does not fit, or null; takes notice of those that teach. */
  private IllegalArgumentException wrong(List<Instance> data, int from, int to, boolean[] teach) {
    RowValues values = new RowValues();
    for (int i = from; i < to; i++) {
      try {
        Instance row = data.get(i);
        header(row.dataset(), row.numAttributes());
        InstanceValues.find(row, classIndex, values);
        values.look();
        attributes(values);
        teach[i] = teaches(row.weight(), values.target());
      } catch (IllegalArgumentException e) {
        return new IllegalArgumentException("row " + (i + 1) + ": " + e.getMessage(), e);
      }
    }
    return null;
  }

  /** Checks the weight and the class of a row to learn; false if the class is missing or the weight is 0. */
  boolean teaches(double weight, double target) {
    if (!(weight == 0 || weight >= LIGHTEST && weight <= LARGEST)) {
      throw new IllegalArgumentException("the row's weight is " + weight + "; it must be 0 or a number from " + LIGHTEST
          + " to " + LARGEST);
    }
    if (!fits(classIndex, target)) {
      complain(header.classAttribute(), target);
    }
    return !Double.isNaN(target) && weight > 0;
  }

  /** Whether a value is missing, a number that can be squared, or the number of one of a nominal attribute's values. */
  private boolean fits(int a, double value) {
    return values[a] < 0
        ? !(Math.abs(value) > LARGEST)
        : Double.isNaN(value) || value >= 0 && value < values[a] && value == (int) value;
  }

  private static void complain(Attribute attribute, double value) {
    if (Math.abs(value) > LARGEST) {
      throw new IllegalArgumentException("attribute '" + attribute.name() + "' is " + value
          + "; it must be a number between -" + LARGEST + " and " + LARGEST + ", or missing (?)");
    }
    throw new IllegalArgumentException("attribute '" + attribute.name() + "' has value number " + value
        + ", which the model's header does not have; its values are " + attribute);
  }

  /** Checks the data set that a row says it belongs to, or null, and how many attributes it has. */
  void header(Instances own, int attributes) {
    if (own != null && own != verified.get()) {
      String difference = header.equalHeadersMsg(own);
      if (difference != null) {
        throw new IllegalArgumentException("the row has another header than the model: " + difference.trim()
            + ". The model was built for relation '" + header.relationName()
            + "'; give it rows with the same attributes and class, or wrap it in InputMappedClassifier");
      }
      verified = new WeakReference<>(own);
    }
    if (attributes != header.numAttributes()) {
      throw new IllegalArgumentException("the row has " + attributes + " attributes; the model was built for "
          + header.numAttributes());
    }
  }
}

package weka.classifiers.functions.avm;

import avm.encode.RowValues;
import avm.face.ValueCheck;
import avm.parallel.Parallel;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.stream.IntStream;
import weka.core.Instance;
import weka.core.Instances;

/** Checks that a row fits a model's header and holds numbers that can be learned; says what is wrong and what is right. */
final class RowCheck {
  private final Instances header;
  private final ValueCheck values;
  /** The data set whose header was compared last; the comparison need not be made again. */
  private volatile WeakReference<Instances> verified = new WeakReference<>(null);

  /** Makes a check for a model's header. */
  RowCheck(Instances header) {
    this.header = header;
    values = new ValueCheck(InstanceRows.schema(header));
  }

  /** The check of a row's values. */
  ValueCheck values() {
    return values;
  }

  int classIndex() {
    return values.classIndex();
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
    RowValues found = new RowValues();
    for (int i = from; i < to; i++) {
      try {
        Instance row = data.get(i);
        header(row.dataset(), row.numAttributes());
        InstanceValues.find(row, classIndex(), found);
        found.look();
        values.attributes(found);
        teach[i] = values.teaches(row.weight(), found.target());
      } catch (IllegalArgumentException e) {
        return new IllegalArgumentException("row " + (i + 1) + ": " + e.getMessage(), e);
      }
    }
    return null;
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

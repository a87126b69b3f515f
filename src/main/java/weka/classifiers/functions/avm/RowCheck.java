package weka.classifiers.functions.avm;

import java.lang.ref.WeakReference;
import weka.core.Attribute;
import weka.core.Instance;
import weka.core.Instances;

/** Checks that a row fits a model's header and holds numbers that can be learned; says what is wrong and what is right. */
final class RowCheck {
  /** Squares of larger numbers, and sums of these, are not numbers any more. */
  private static final double LARGEST = 1e150;

  private final Instances header;
  private final int classIndex;
  /** How many values each nominal attribute has; −1 for others. */
  private final int[] values;
  /** The data set whose header was compared last; the comparison need not be made again. */
  private volatile WeakReference<Instances> verified = new WeakReference<>(null);

  RowCheck(Instances header) {
    this.header = header;
    classIndex = header.classIndex();
    values = new int[header.numAttributes()];
    for (int a = 0; a < values.length; a++) {
      values[a] = header.attribute(a).isNominal() ? header.attribute(a).numValues() : -1;
    }
  }

  /** Checks a row to predict. */
  void forPrediction(Instance row) {
    checkHeader(row);
    int stored = row.numValues();
    for (int k = 0; k < stored; k++) {
      int a = row.index(k);
      double value = row.valueSparse(k);
      if (a != classIndex && !fits(a, value)) {
        complain(header.attribute(a), value);
      }
    }
  }

  /**
   * Checks a row to learn.
   *
   * @return false if it teaches nothing: its class is missing or its weight is 0
   */
  boolean forTraining(Instance row) {
    forPrediction(row);
    return teaches(row);
  }

  /**
   * Checks the weight and the class of a row whose attributes have been checked.
   *
   * @return false if it teaches nothing: its class is missing or its weight is 0
   */
  boolean teaches(Instance row) {
    if (!(row.weight() >= 0 && row.weight() <= LARGEST)) {
      throw new IllegalArgumentException("the row's weight is " + row.weight() + "; it must be a number from 0 to "
          + LARGEST);
    }
    double target = row.value(classIndex);
    if (!fits(classIndex, target)) {
      complain(header.classAttribute(), target);
    }
    return !Double.isNaN(target) && row.weight() > 0;
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

  private void checkHeader(Instance row) {
    Instances own = row.dataset();
    if (own != null && own != verified.get()) {
      String difference = header.equalHeadersMsg(own);
      if (difference != null) {
        throw new IllegalArgumentException("the row has another header than the model: " + difference.trim()
            + ". The model was built for relation '" + header.relationName()
            + "'; give it rows with the same attributes and class, or wrap it in InputMappedClassifier");
      }
      verified = new WeakReference<>(own);
    }
    if (row.numAttributes() != header.numAttributes()) {
      throw new IllegalArgumentException("the row has " + row.numAttributes() + " attributes; the model was built for "
          + header.numAttributes());
    }
  }
}

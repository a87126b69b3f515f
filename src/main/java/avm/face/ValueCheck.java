package avm.face;

import avm.encode.RowValues;
import avm.encode.Schema;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Checks that a row's values are ones that can be learned; says what is wrong and what would be right. */
public final class ValueCheck {
  private static final double LARGEST = RowValues.LARGEST;
  private static final double LIGHTEST = 1e-150;

  private final Schema schema;
  private final int classIndex;
  /** How many values each nominal attribute has; −1 for others. */
  private final int[] values;
  /** Whether some attribute, the class aside, is nominal. */
  private final boolean nominal;

  /**
   * Makes a check.
   *
   * @param schema the attributes
   */
  public ValueCheck(Schema schema) {
    this.schema = schema;
    classIndex = schema.classIndex();
    values = new int[schema.attributes()];
    Arrays.setAll(values, a -> schema.isNominal(a) ? schema.values(a) : -1);
    nominal = IntStream.range(0, values.length).anyMatch(a -> values[a] >= 0 && a != classIndex);
  }

  /** {@return the class's attribute} */
  public int classIndex() {
    return classIndex;
  }

  /**
   * Checks the values of a row, the class aside.
   *
   * @param row the row, looked at
   */
  public void attributes(RowValues row) {
    if (!nominal && row.isPlain()) {
      return;
    }
    int[] index = row.indices();
    double[] value = row.values();
    for (int k = 0; k < row.count(); k++) {
      if (!fits(index[k], value[k])) {
        complain(index[k], value[k]);
      }
    }
  }

  /**
   * Checks the weight and the class of a row to learn.
   *
   * @param weight its weight
   * @param target its class
   * @return false if the class is missing or the weight is 0
   */
  public boolean teaches(double weight, double target) {
    if (!(weight == 0 || weight >= LIGHTEST && weight <= LARGEST)) {
      throw new IllegalArgumentException("the row's weight is " + weight + "; it must be 0 or a number from " + LIGHTEST
          + " to " + LARGEST);
    }
    if (!fits(classIndex, target)) {
      complain(classIndex, target);
    }
    return !Double.isNaN(target) && weight > 0;
  }

  /** Whether a value is missing, a number that can be squared, or the number of one of a nominal attribute's values. */
  private boolean fits(int a, double value) {
    return values[a] < 0
        ? !(Math.abs(value) > LARGEST)
        : Double.isNaN(value) || value >= 0 && value < values[a] && value == (int) value;
  }

  private void complain(int a, double value) {
    if (Math.abs(value) > LARGEST) {
      throw new IllegalArgumentException("attribute '" + schema.name(a) + "' is " + value
          + "; it must be a number between -" + LARGEST + " and " + LARGEST + ", or missing (?)");
    }
    List<String> names = schema.all().get(a).values();
    throw new IllegalArgumentException("attribute '" + schema.name(a) + "' has value number " + value
        + ", which the model's header does not have; its values are " + String.join(", ", names));
  }
}

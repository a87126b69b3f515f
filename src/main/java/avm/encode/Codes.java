package avm.encode;

import java.util.Arrays;
import java.util.TreeSet;

/**
 * Numeric attributes whose numbers may be codes: whole numbers, few of them. Distances between codes mean nothing, so that
 * a column for each of them can tell more.
 */
public final class Codes {
  /** Codes are at most this share of the rows that they are found in. */
  private static final double FEW = 0.1;

  private Codes() {
  }

  /**
   * {@return the codes of each attribute, ascending; null for an attribute that is nominal, the class, or has none}
   *
   * @param schema the attributes
   * @param rows some rows
   */
  public static double[][] of(Schema schema, RowSource rows) {
    int n = schema.attributes();
    double most = FEW * rows.size();
    double[][] codes = new double[n][];
    RowValues row = new RowValues();
    double[] values = new double[n];
    TreeSet<Double>[] found = sets(schema);
    for (int i = 0; i < rows.size(); i++) {
      rows.read(i, row);
      Arrays.fill(values, 0);
      for (int k = 0; k < row.count(); k++) {
        values[row.indices()[k]] = row.values()[k];
      }
      for (int a = 0; a < n; a++) {
        double value = values[a];
        if (found[a] != null && !Double.isNaN(value)) {
          found[a].add(value + 0.0);
          found[a] = value == Math.rint(value) && found[a].size() <= most ? found[a] : null;
        }
      }
    }
    for (int a = 0; a < n; a++) {
      codes[a] = found[a] == null || found[a].size() < 3 ? null : found[a].stream().mapToDouble(x -> x).toArray();
    }
    return codes;
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static TreeSet<Double>[] sets(Schema schema) {
    TreeSet[] sets = new TreeSet[schema.attributes()];
    Arrays.setAll(sets, a -> a == schema.classIndex() || schema.isNominal(a) ? null : new TreeSet<Double>());
    return sets;
  }
}

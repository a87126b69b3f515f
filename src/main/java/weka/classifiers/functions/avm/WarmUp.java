package weka.classifiers.functions.avm;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import weka.classifiers.functions.avm.options.AVMOptions;
import weka.core.Instance;
import weka.core.Instances;

/**
 * The first rows of a stream, kept while scaling and settings are fitted to them: anew when their number reaches a power
 * of two, and for good at the last.
 */
final class WarmUp implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Instances header;
  private final List<Instance> rows = new ArrayList<>();
  private final int length;

  /** Starts a warm-up of so many rows. */
  WarmUp(Instances header, int length) {
    this.header = header;
    this.length = length;
  }

  /**
   * Learns a checked row.
   *
   * @param options the learner's options
   * @param check the check of rows
   * @param row the row
   * @param model the model so far, null before the first row
   * @return the model with it
   */
  RowModel learn(AVMOptions options, RowCheck check, Instance row, RowModel model) {
    Instance copy = (Instance) row.copy();
    copy.setDataset(header);
    rows.add(copy);
    int n = rows.size();
    try {
      if ((n & (n - 1)) == 0 || n == length) {
        return Batch.stream(options, header, rows, options.scaling());
      }
      model.learn(check, row);
      return model;
    } catch (IllegalArgumentException e) {
      rows.remove(n - 1);
      throw e;
    }
  }

  /** Whether the rows are complete. */
  boolean done() {
    return rows.size() >= length;
  }

  /** The rows kept so far. */
  List<Instance> rows() {
    return rows;
  }
}

package avm.face;

import avm.train.TrainSettings;
import avm.train.Training;
import java.util.function.Supplier;

/**
 * Takes rows one by one, as a face has them, to a {@link Training}: they are checked, and read once though they are first
 * predicted and then learned. Many threads may predict at once; one may learn while none predicts.
 *
 * <p>A row is the attributes of its values, ascending, or null for 0, 1, 2, …; its values, the class's included (a class left
 * out is 0); and how many there are. Nothing of it is kept but copies.
 */
public final class RowStream {
  private final Training training;
  private final ValueCheck check;
  private final Supplier<TrainSettings> options;
  private final ThreadLocal<RowReader> readers = ThreadLocal.withInitial(RowReader::new);
  /** The reader of the thread that learned last, which will most likely ask for it again. */
  private RowReader learning;

  /**
   * Makes a stream.
   *
   * @param training what learns and predicts
   * @param check the check of values
   * @param options how to train, asked for while settings are not final
   */
  public RowStream(Training training, ValueCheck check, Supplier<TrainSettings> options) {
    this.training = training;
    this.check = check;
    this.options = options;
  }

  /** The calling thread's reader. */
  private RowReader reader() {
    RowReader recent = learning;
    return recent != null && recent.isOwn() ? recent : readers.get();
  }

  /**
   * Learns a row, unless its class is missing or its weight is 0.
   *
   * @param indices the attributes of its values
   * @param values its values
   * @param n how many there are
   * @param weight its weight
   */
  public void learn(int[] indices, double[] values, int n, double weight) {
    RowReader reader = reader();
    if (learning != reader) {
      learning = reader;
    }
    if (reader.toLearn(check, indices, values, n, weight)) {
      training.learn(options, reader, weight, reader.workspace());
    }
  }

  /**
   * {@return class probabilities, or the predicted number alone}
   *
   * @param indices the attributes of the row's values
   * @param values its values
   * @param n how many there are
   */
  public double[] distribution(int[] indices, double[] values, int n) {
    RowReader reader = reader();
    return training.distribution(reader.toPredict(check, indices, values, n), reader.workspace());
  }

  /**
   * {@return the lower and upper end of an interval for a numeric class}
   *
   * @param indices the attributes of the row's values
   * @param values its values
   * @param n how many there are
   * @param confidence how sure it should be, between 0 and 1
   */
  public double[] interval(int[] indices, double[] values, int n, double confidence) {
    RowReader reader = reader();
    return training.interval(reader.toPredict(check, indices, values, n), reader.workspace(), confidence);
  }
}

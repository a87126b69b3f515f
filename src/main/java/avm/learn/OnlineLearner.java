package avm.learn;

import avm.data.Point;
import avm.io.Saved;
import java.util.stream.IntStream;

/**
 * Learns rows one at a time. A step is {@link #observe} then {@link #update}; between the two, {@link #scores} and
 * {@link #outputScores} tell what the model says of the row, at no further cost. Prediction changes nothing and may be
 * done from many threads, each with its own {@link #predictor}, while nobody updates.
 */
public interface OnlineLearner extends Saved {
  /** Predicts rows in one thread, which owns its work space. */
  @FunctionalInterface
  interface Predictor {

    /**
     * The scores of a row by the weight vector that predicts.
     *
     * @param x the row
     * @param out takes a score for each output
     */
    void predict(Point x, double[] out);
  }

  /**
   * Receives x_t: computes its scores. Nothing is learned yet.
   *
   * @param x x_t; it must stay as it is until {@link #update}, and is not kept after that
   */
  void observe(Point x);

  /** {@return the scores of the observed row by w_t, as the step uses them; not a copy} */
  double[] scores();

  /**
   * The scores of the observed row by the weight vector that predicts.
   *
   * @param out takes a score for each output
   */
  void outputScores(double[] out);

  /**
   * Receives y_t and takes the step.
   *
   * @param y −1 or +1, a class from 0, or a number
   * @param weight what the gradient is multiplied by, above 0
   */
  void update(double y, double weight);

  /** {@return predicts rows with this model as it is when it is asked; one for each thread} */
  Predictor predictor();

  /**
   * The scores of some of many rows by the weight vector that predicts, on all cores of the machine.
   *
   * @param points the rows
   * @param from the first
   * @param to the one after the last
   * @param scores takes the scores of row r at r − shift
   * @param shift see there
   */
  default void predict(Point[] points, int from, int to, double[][] scores, int shift) {
    ThreadLocal<Predictor> predictors = ThreadLocal.withInitial(this::predictor);
    IntStream.range(from, to).parallel().forEach(r -> predictors.get().predict(points[r], scores[r - shift]));
  }

  /** {@return t, the number of steps taken} */
  long steps();

  /** {@return how many scores a row has: 1, or the number of classes} */
  int outputs();

  /** {@return how many vectors, or features, the model is made of} */
  int size();

  /** {@return the facts of the model so far} */
  Report report();
}

package avm.learn;

import avm.data.Point;
import avm.io.Saved;

/**
 * Learns rows one at a time. A step is {@link #observe} then {@link #update}; between the two, {@link #scores} and
 * {@link #outputScores} tell what the model says of the row, at no further cost. Prediction changes nothing: many threads
 * may predict at once, while nobody updates.
 */
public interface OnlineLearner extends Saved {
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

  /**
   * The scores of some of many rows by the weight vector that predicts, on all cores of the machine.
   *
   * @param points the rows
   * @param from the first
   * @param to the one after the last
   * @param scores takes the scores of row r at r − shift
   * @param shift see there
   */
  void predict(Point[] points, int from, int to, double[][] scores, int shift);

  /** {@return t, the number of steps taken} */
  long steps();

  /** {@return how many scores a row has: 1, or the number of classes} */
  int outputs();

  /** {@return the facts of the model so far} */
  Report report();
}

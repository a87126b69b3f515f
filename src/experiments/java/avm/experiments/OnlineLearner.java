package avm.experiments;

import weka.core.Instance;
import weka.core.Instances;

/** What the stream part asks of a learner. */
public interface OnlineLearner {

  /** Starts on a header without rows. */
  void start(Instances header) throws Exception;

  /** The most likely class of a row, or −1 for none. */
  int predict(Instance row) throws Exception;

  /** The classes' probabilities, which need not sum to 1; null of a learner that only names a class. */
  default double[] distribution(Instance row) throws Exception {
    return null;
  }

  /** Learns a row. */
  void learn(Instance row) throws Exception;

  /** The model, for its size. */
  Object model();
}

package avm.experiments;

/** What the arena asks of a learner: it has been given the rows, and hears their indices. */
interface ArenaLearner {

  /** The classes' probabilities, or votes that need not sum to 1, or the predicted number. */
  double[] predict(int row) throws Exception;

  /** Learns a row. */
  void learn(int row) throws Exception;

  /** The model, for its size. */
  Object model();
}

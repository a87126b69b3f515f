package avm.train;

import avm.learn.ExpansionLearner;

/** Is told how far a batch training is. */
public interface Progress {
  /** The calling thread begins, or goes on with, a training. */
  void begin();

  /**
   * A step has been taken, by any thread.
   *
   * @param learner what takes the steps
   * @param planned how many it will take, or 0 if that is not known
   * @throws java.util.concurrent.CancellationException to end the training
   */
  void step(ExpansionLearner learner, long planned);
}

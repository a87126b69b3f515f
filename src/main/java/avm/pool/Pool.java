package avm.pool;

import avm.io.Saved;

/** Makes one prediction of several experts' predictions, and learns from each row whom to trust. */
public interface Pool extends Saved {
  /** {@return how many experts there are} */
  int size();

  /** {@return in how many ways predictions are pooled} */
  int ways();

  /**
   * Pools what experts say; changes nothing but the work space.
   *
   * @param advice has what they say, and takes what the pool makes of it
   */
  void pool(Advice advice);

  /**
   * Learns whom to trust.
   *
   * @param advice what was said of a row, and pooled
   * @param y its class from 0, or its number
   * @param weight its weight
   */
  void learn(Advice advice, double y, double weight);

  /**
   * {@return what an expert's predictions have cost since the last one joined}
   *
   * @param expert which
   */
  double cost(int expert);

  /**
   * {@return how much an expert is trusted; these add up to 1}
   *
   * @param expert which
   */
  double trust(int expert);

  /**
   * Gives experts up, or changes their order.
   *
   * @param kept the numbers of those that stay, in the order that they have from now on
   */
  void keep(int[] kept);

  /**
   * Experts join, at the end. All costs start again from 0.
   *
   * @param n how many
   */
  void join(int n);
}

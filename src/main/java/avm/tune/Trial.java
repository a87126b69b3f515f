package avm.tune;

import avm.learn.Settings;
import avm.solve.Criterion;

/**
 * Settings that were tried.
 *
 * @param gamma γ
 * @param strength λN
 * @param linear μ
 * @param criterion the {@link Criterion} they reached on rows held out
 */
public record Trial(double gamma, double strength, double linear, double criterion) {
  /** By what share a trial must be better to count as better: on few rows the rest is chance. */
  private static final double MARGIN = 0.003;

  /** The other trial if it is clearly better, else this one. */
  Trial better(Trial other) {
    return other.criterion < (1 - MARGIN) * criterion ? other : this;
  }
}

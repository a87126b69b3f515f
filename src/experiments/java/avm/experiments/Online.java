package avm.experiments;

import java.util.List;

/**
 * What is measured only of learners that go row by row; NaN where it was not.
 *
 * @param logLoss the mean of −ln p of the true class, p kept within 1e-7 … 1 − 1e-7
 * @param calibration the expected calibration error, 15 bins of equal width
 * @param thread seconds of processor time of the learning thread alone, without the JIT and the garbage collector
 * @param slowest milliseconds of processor time of the slowest row, predicting and learning
 * @param slowestWarm the same without the first rows
 * @param memory bytes of the heap that are free again when the model is let go
 */
record Online(double logLoss, double calibration, double thread, double slowest, double slowestWarm, double memory) {
  static final Online NONE = of(Double.NaN, Double.NaN);

  static final String HEADER = ",logLoss,calibration,threadSeconds,slowestMs,slowestWarmMs,memory";

  /** Only the quality of the probabilities. */
  static Online of(double logLoss, double calibration) {
    return new Online(logLoss, calibration, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
  }

  List<Double> columns() {
    return List.of(logLoss, calibration, thread, slowest, slowestWarm, memory);
  }
}

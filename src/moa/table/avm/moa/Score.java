package avm.moa;

import avm.docs.Origin;
import com.yahoo.labs.samoa.instances.Instance;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import moa.classifiers.Classifier;
import moa.core.Utils;

/**
 * How a learner did on a stream whose rows were each predicted and then learned.
 *
 * @param rows how many rows
 * @param accuracy the share of right predictions, in percent
 * @param logLoss the mean of −ln of the true class's share of the votes, which counts as 10⁻⁷ at least
 * @param seconds the thread's own time, the generator's aside
 * @param origin which code measured it, and where
 */
record Score(int rows, double accuracy, double logLoss, double seconds, String origin) {
  private static final double LEAST = 1e-7;

  /** Measures a learner that is ready for use. */
  static Score of(Classifier learner, List<Instance> rows) {
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    int right = 0;
    double loss = 0;
    long start = clock.getCurrentThreadCpuTime();
    for (Instance row : rows) {
      double[] votes = learner.getVotesForInstance(row);
      int own = (int) row.classValue();
      right += Utils.maxIndex(votes) == own ? 1 : 0;
      loss -= Math.log(Math.max(LEAST, share(votes, own, row.numClasses())));
      learner.trainOnInstance(row);
    }
    double seconds = (clock.getCurrentThreadCpuTime() - start) / 1e9;
    return new Score(rows.size(), 100.0 * right / rows.size(), loss / rows.size(), seconds, Origin.HERE.toString());
  }

  /** A class's share of the votes; alike for all classes where there are no votes, or they are no numbers. */
  private static double share(double[] votes, int own, int classes) {
    double sum = Utils.sum(votes);
    return !(sum > 0 && sum <= Double.MAX_VALUE) ? 1.0 / classes : own < votes.length ? votes[own] / sum : 0;
  }

  /** Writes it to a file. */
  void save(Path file) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, rows + " " + accuracy + " " + logLoss + " " + seconds + " " + origin + "\n");
  }

  /** Reads it, or null if there is none of as many rows. */
  static Score load(Path file, int rows) throws IOException {
    if (!Files.exists(file)) {
      return null;
    }
    String[] parts = Files.readString(file).trim().split(" ", 5);
    Score score = new Score(Integer.parseInt(parts[0]), Double.parseDouble(parts[1]), Double.parseDouble(parts[2]),
        Double.parseDouble(parts[3]), parts.length > 4 ? parts[4] : Origin.UNKNOWN.toString());
    return score.rows == rows ? score : null;
  }
}

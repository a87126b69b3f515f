package avm.learn;

import avm.data.Exponential;
import avm.io.Part;
import avm.loss.Logistic;
import avm.loss.Objective;
import avm.model.Companion;
import avm.model.Expansion;
import avm.store.CoreSet;
import avm.store.KernelRow;
import java.util.Arrays;

/**
 * What a stream's rows were last where they are now: the class of the last row of each cell. A class that was never
 * seen before, or not for long, moves the weight vectors only over several rows; its first row's cell knows it at once.
 * The class recalled from the nearest cell is mixed with the probabilities of the kernel expansion, p' = (1 − w)p +
 * w·e_c, as long as this has lately been right more often than not where it made a difference; on most streams it is
 * not, and nothing changes. Written for scores whose probabilities are p ∝ e^f: logistic loss.
 */
public final class Recall implements Companion {
  /** w/(1 − w): a recalled class is believed against probabilities up to about this. */
  public static final double ODDS = 0.9;
  /** What is counted is multiplied by this at each count. */
  private static final double MEMORY = 1 - 1.0 / 256;
  /** How many times more often than the expansion alone recalling must have been right to be trusted, */
  private static final double AHEAD = 1.5;
  /** and to go on being trusted; */
  private static final double STILL_AHEAD = 1.25;
  /** how often that is assumed to have been right at the start. */
  private static final double BEFORE = 2;
  private static final int NOTHING = -1;
  /** From here on ln(1 + e^x) is x. */
  private static final double LARGE = 40;

  private int[] last = new int[0];
  private double alone = BEFORE;
  private double recalled;
  private boolean trusted;

  /** A row was put into a cell; y as the objective knows it. */
  void learned(int cell, double y, int outputs) {
    remember(cell, label(y, outputs));
  }

  private void remember(int cell, int c) {
    if (cell >= last.length) {
      int known = last.length;
      last = Arrays.copyOf(last, Math.max(16, 2 * cell));
      Arrays.fill(last, known, last.length, NOTHING);
    }
    last[cell] = c;
  }

  @Override
  public void merged(Expansion e, int[] target) {
    int[] old = last;
    last = new int[0];
    for (int i = 0; i < Math.min(old.length, target.length); i++) {
      if (old[i] != NOTHING) {
        remember(target[i], old[i]);
      }
    }
  }

  @Override
  public void replaced(Expansion e, int i) {
    remember(i, NOTHING);
  }

  /** Counts who was right, where only one was and mixing makes a difference; the expansion's scores are changed. */
  void judge(int c, double[] scores, double y, Objective objective) {
    boolean right = objective.error(scores, y) == 0;
    if (c != NOTHING && right == (c != label(y, scores.length))) {
      mix(c, scores);
      if (right == (objective.error(scores, y) != 0)) {
        alone = MEMORY * alone + (right ? 1 : 0);
        recalled = MEMORY * recalled + (right ? 0 : 1);
        trusted = recalled > (trusted ? STILL_AHEAD : AHEAD) * alone;
      }
    }
  }

  private static int label(double y, int outputs) {
    return outputs > 1 ? (int) y : y > 0 ? 1 : 0;
  }

  /** {@return whether what is recalled is believed} */
  public boolean isTrusted() {
    return trusted;
  }

  /**
   * {@return the class of a cell's last row, or −1 if there is none}
   *
   * @param cell the cell
   */
  public int of(int cell) {
    return cell >= 0 && cell < last.length ? last[cell] : NOTHING;
  }

  /** The class of the last row of a row's nearest cell, or −1. */
  int of(CoreSet cores, KernelRow row) {
    return of(row.nearestCell(cores, Double.POSITIVE_INFINITY, 0));
  }

  /**
   * Mixes a class into scores: f_c grows by ln(1 + w/((1 − w)p_c)), which makes its probability the mixture's. A single
   * score is that of the second of two classes, the first having 0.
   */
  static void mix(int c, double[] scores) {
    if (c == NOTHING) {
      return;
    }
    boolean single = scores.length == 1;
    double sign = single && c == 0 ? -1 : 1;
    double loss = single
        ? new Logistic().ofMargin(sign * scores[0])
        : softmaxLoss(scores, c);
    double log = StrictMath.log(ODDS) + loss;
    scores[single ? 0 : c] += sign * (log > LARGE ? log : StrictMath.log1p(StrictMath.exp(log)));
  }

  /** −ln of a class's probability. */
  private static double softmaxLoss(double[] scores, int c) {
    double largest = scores[0];
    for (double score : scores) {
      largest = Math.max(largest, score);
    }
    double sum = 0;
    for (double score : scores) {
      sum += Exponential.ofNegative(largest - score);
    }
    return StrictMath.log(sum) + largest - scores[c];
  }

  @Override
  public Part save() {
    return new Part().put("last", last).put("alone", alone).put("recalled", recalled).put("trusted", trusted);
  }

  @Override
  public void load(Part part) {
    last = part.wholes("last").clone();
    alone = part.number("alone");
    recalled = part.number("recalled");
    trusted = part.truth("trusted");
  }
}

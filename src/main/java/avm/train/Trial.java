package avm.train;

import avm.io.Part;
import avm.pool.Advice;
import avm.pool.Pool;
import java.util.Arrays;

/** Whether a pool does as well without some of its experts: one that does without them learns beside it for a while. */
final class Trial {
  /** How many rows it takes at least, and which share of those before it: of few rows chance decides. */
  private static final int LEAST_ROWS = 1000;
  private static final int SHARE = 8;
  /** The least probability that counts. */
  private static final double LEAST = 1e-5;

  /** Which weight vectors each core set keeps, none of one that goes; and who these are among all experts. */
  private final int[][] vectors;
  private final int[] experts;
  private final Pool pool;
  private final Advice advice;
  private double loss;
  private double others;
  private int rows;
  private int length;

  /** Begins after so many rows, with a pool of those who stay. */
  Trial(int[][] vectors, int[] experts, Pool pool, int classes, long before) {
    this.vectors = vectors;
    this.experts = experts;
    this.pool = pool;
    advice = new Advice(pool, classes);
    length = (int) Math.max(LEAST_ROWS, Math.min(Integer.MAX_VALUE, before / SHARE));
  }

  /** Learns what was said of a row, and what the pool of all made of it; true when the trial is over. */
  boolean learn(Advice all, double y, double weight) {
    for (int e = 0; e < experts.length; e++) {
      advice.said[e] = all.said[experts[e]];
    }
    pool.pool(advice);
    others += weight * loss(all.pooled, y);
    loss += weight * loss(advice.pooled, y);
    pool.learn(advice, y, weight);
    return ++rows >= length;
  }

  /** What a pooled prediction costs. */
  static double loss(double[] pooled, double y) {
    return pooled.length == 1 ? (y - pooled[0]) * (y - pooled[0]) : -StrictMath.log(Math.max(LEAST, pooled[(int) y]));
  }

  /** Whether those who stay do as well as all. */
  boolean succeeds() {
    return loss <= others;
  }

  /** The pool of those who stay. */
  Pool pool() {
    return pool;
  }

  /** Which weight vectors each core set keeps, none of one that goes. */
  int[][] vectors() {
    return vectors;
  }

  /** This as a part of a saved model. */
  Part save() {
    return new Part().put("pool", pool.save()).put("loss", loss).put("others", others).put("rows", rows).put("length", length)
        .put("vectors", Arrays.stream(vectors).map(each -> new Part().put("kept", each)).toList());
  }

  /** Reads which weight vectors each core set keeps. */
  static int[][] vectors(Part part) {
    return part.parts("vectors").stream().map(each -> each.wholes("kept")).toArray(int[][]::new);
  }

  /** Reads the rest. */
  void load(Part part) {
    loss = part.number("loss");
    others = part.number("others");
    length = part.has("length") ? part.whole("length", LEAST_ROWS, Integer.MAX_VALUE) : length;
    rows = part.whole("rows", 0, length);
  }
}

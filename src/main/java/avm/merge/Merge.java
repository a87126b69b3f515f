package avm.merge;

import avm.encode.RawRow;
import avm.encode.RowList;
import avm.encode.RowValues;
import avm.encode.Schema;
import avm.io.Part;
import avm.train.TrainSettings;
import avm.train.Training;
import avm.train.Workspace;
import java.util.List;
import java.util.function.Supplier;

/**
 * One model of several that learned other rows: the union of their core points, each weight vector the mean of theirs by
 * the steps that each has taken since they parted. Merging alone loses nothing: scores are the mean of scores. What is
 * merged is {@link #finish}ed once, which covers core points again and holds the limit.
 *
 * <p>Models must agree in attributes, settings and scaling: they were made with everything given, or go on from one model
 * that was finished. What the latter had learned counts once. A model that has learned nothing changes nothing; one that
 * is still warming up hands over its rows.
 */
public final class Merge {

  private Merge() {
  }

  /**
   * Merges a model into another one.
   *
   * @param into becomes both
   * @param other the other one, which stays as it is
   * @param options how the first one trains: for rows of a warm-up
   * @throws IllegalArgumentException naming the difference, if they differ; then nothing has changed
   */
  public static void into(Training into, Training other, Supplier<TrainSettings> options) {
    Schema schema = into.schema();
    Differences.check(schema, other.schema());
    Part own = into.save();
    Part others = other.save();
    if (others.has("warmUp")) {
      learn(into, others, options);
    } else if (own.has("warmUp")) {
      into.load(others);
      learn(into, own, options);
    } else if (steps(own) == 0 || steps(others) == 0) {
      into.load(steps(own) == 0 ? others : own);
    } else {
      into.load(of(schema, own, others));
    }
  }

  /** Learns the rows that a model in its warm-up has kept. */
  private static void learn(Training into, Part warming, Supplier<TrainSettings> options) {
    List<RawRow> rows = warming.part("warmUp").parts("rows").stream().map(RawRow::load).toList();
    RowValues row = new RowValues();
    Workspace at = new Workspace();
    for (int i = 0; i < rows.size(); i++) {
      double weight = new RowList(rows).read(i, row);
      row.look();
      into.learn(options, row, weight, at);
    }
  }

  private static Part of(Schema schema, Part one, Part other) {
    long past = past(one) == past(other) ? past(one) : 0;
    double first = steps(one) - past;
    double second = steps(other) - past;
    double share = first + second == 0 ? 0.5 : second / (first + second);
    long steps = steps(one) + steps(other) - past;
    if (one.has("experts") != other.has("experts")) {
      throw new IllegalArgumentException("the models cannot be merged: one is experts of a stream, and the other a model alone;"
          + " train both in the same way");
    }
    Part result = one.has("experts")
        ? new Part().put("experts", Pools.mean(schema, one.part("experts"), other.part("experts"), share, steps))
        : new Part().put("model", Models.mean(schema, one.part("model"), other.part("model"), share, steps));
    return past == 0 ? result : result.put("past", past);
  }

  private static long past(Part training) {
    return training.has("past") ? training.whole("past") : 0;
  }

  private static long steps(Part training) {
    return training.has("experts") ? training.part("experts").whole("rows")
        : training.has("model") ? Models.steps(training.part("model")) : 0;
  }

  /**
   * Ends merging: core points are covered again, no more than the limit. Models that go on from this one can be merged
   * again: what it has learned counts once.
   *
   * @param merged the model
   */
  public static void finish(Training merged) {
    Part part = merged.save();
    if (part.has("warmUp") || steps(part) == 0) {
      return;
    }
    Schema schema = merged.schema();
    Part experts = part.has("experts") ? part.part("experts") : null;
    Part result = experts == null ? part.with("model", Models.thinned(schema, part.part("model")))
        : part.with("experts", experts.with("models",
            experts.parts("models").stream().map(model -> Models.thinned(schema, model)).toList()));
    merged.load(result.with("past", steps(part)));
  }
}

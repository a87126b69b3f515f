package avm.merge;

import avm.encode.Schema;
import avm.io.Part;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Saved experts of a stream: the mean of those that both have, core set by core set. */
final class Pools {

  private Pools() {
  }

  /**
   * The mean of two; the second counts as much as is said, and so many rows count as learned. A trial of whether an expert is
   * needed begins again, since it knew the experts of one only.
   */
  static Part mean(Schema schema, Part first, Part second, double share, long rows) {
    Part one = SharedExperts.of(first, second, schema.classes() == 0);
    Part other = SharedExperts.of(second, first, schema.classes() == 0);
    List<Part> models = one.parts("models");
    List<Part> others = other.parts("models");
    Differences.checkExperts(models, others);
    double once = (double) rows / (one.whole("rows") + other.whole("rows"));
    Part result = one.without("trial").with("failures", 0).with("next", Math.min(next(one), next(other))).with("rows", rows)
        .with("pool", one.part("pool").combined(other.part("pool"), 1 - share, share))
        .with("frequencies", one.part("frequencies").combined(other.part("frequencies"), 1 - share, share))
        .with("curve", Models.curve(one, other, share)).with("residuals", Models.residuals(one, other, share))
        .with("models", IntStream.range(0, models.size())
            .mapToObj(k -> Models.mean(schema, models.get(k), others.get(k), share, rows)).toList());
    for (int k = 0; one.has("window" + k); k++) {
      Differences.checkScaling(schema, one.part("encoder" + k), other.part("encoder" + k));
      result = result.with("encoder" + k, Models.encoder(one.part("encoder" + k), other.part("encoder" + k), once))
          .with("window" + k, better(one.part("window" + k), other.part("window" + k)));
    }
    return result;
  }

  /** The number of rows when the next trial begins. */
  private static long next(Part experts) {
    return experts.has("next") ? experts.whole("next") : experts.whole("rows");
  }

  /** Of two windows of the last rows the one that was right more often; which comes first makes no difference. */
  private static Part better(Part one, Part other) {
    int right = Double.compare(one.number("right") / one.number("rows"), other.number("right") / other.number("rows"));
    return (right != 0 ? right : Arrays.compare(one.numbers("targets"), other.numbers("targets"))) >= 0 ? one : other;
  }
}

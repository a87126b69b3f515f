package avm.merge;

import avm.io.Part;
import avm.pool.ClassPool;
import avm.pool.NumberPool;
import avm.pool.Pool;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Saved experts without those that others have given up: streams that part early do not all give up the same. */
final class SharedExperts {

  private SharedExperts() {
  }

  /** What of one's experts the other has, too. */
  static Part of(Part one, Part other, boolean numeric) {
    List<Part> models = new ArrayList<>();
    List<Integer> kept = new ArrayList<>();
    Set<String> seen = new HashSet<>(); // after a change one may have a core set twice
    int first = 0;
    for (Part model : one.parts("models")) {
      double[] rates = rates(model);
      double[] others = other.parts("models").stream().filter(each -> key(each).equals(key(model))).findFirst()
          .map(SharedExperts::rates).orElse(new double[0]);
      int[] both = IntStream.range(0, seen.add(key(model)) ? rates.length : 0)
          .filter(k -> Arrays.stream(others).anyMatch(rate -> rate == rates[k])).toArray();
      if (both.length > 0) {
        models.add(both.length == rates.length ? model : with(model, both));
      }
      for (int k : both) {
        kept.add(first + k);
      }
      first += rates.length;
    }
    Pool pool = numeric ? new NumberPool(1) : new ClassPool(1);
    pool.load(one.part("pool"));
    IntStream.range(first, pool.size()).forEach(kept::add); // those that have no core set
    if (kept.size() == pool.size()) {
      return one;
    }
    pool.keep(kept.stream().mapToInt(e -> e).toArray());
    return one.with("models", models).with("pool", pool.save());
  }

  private static double[] rates(Part model) {
    return model.part("settings").numbers("rates");
  }

  /** What tells a core set from the others of the same experts. */
  private static String key(Part model) {
    Part encoder = model.part("encoder");
    return model.part("settings").show("gamma") + model.part("settings").show("linear")
        + (encoder.has("scaling") ? encoder.show("scaling") : "") + (encoder.has("metric") ? encoder.show("metric") : "")
        + encoder.names();
  }

  /** A model with some of its weight vectors only. */
  private static Part with(Part model, int[] vectors) {
    Part learner = model.part("learner");
    Part expansion = learner.part("expansion");
    List<Part> weights = Arrays.stream(vectors).mapToObj(k -> expansion.parts("weights").get(k)).toList();
    double[] rates = Arrays.stream(vectors).mapToDouble(k -> rates(model)[k]).toArray();
    return model.with("settings", model.part("settings").with("rates", rates))
        .with("learner", learner.with("expansion", expansion.with("weights", weights)));
  }
}

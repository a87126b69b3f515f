package avm.train;

import avm.eval.LearningCurve;
import avm.pool.Pool;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * The core sets of a stream's experts, the linear function's among them. Each weight vector is an expert; those of the
 * first core set come first in the {@link Pool}, then those of the second, and after all of them others follow.
 */
final class Entrants {
  private final List<TrainedModel> models;

  Entrants(List<TrainedModel> models) {
    this.models = new ArrayList<>(models);
  }

  /** How many core sets there are. */
  int size() {
    return models.size();
  }

  /** A core set. */
  TrainedModel get(int k) {
    return models.get(k);
  }

  /** How many weight vectors a core set has. */
  private int vectors(int k) {
    return models.get(k).learner().expansion().learners();
  }

  /** How many weight vectors all of them have. */
  int vectors() {
    return IntStream.range(0, size()).map(this::vectors).sum();
  }

  /** How many core points all of them have. */
  int cells() {
    int sum = 0;
    for (int k = 0; k < models.size(); k++) {
      sum += models.get(k).learner().cores().cells();
    }
    return sum;
  }

  /** How much each core set is trusted. */
  double[] trust(Pool pool) {
    return IntStream.range(0, size()).mapToDouble(k -> experts(k).mapToDouble(pool::trust).sum()).toArray();
  }

  /** How much each core set is trusted, in words. */
  String trusted(Pool pool) {
    double[] trust = trust(pool);
    StringBuilder text = new StringBuilder();
    for (int k = 0; k < trust.length; k++) {
      text.append(String.format(Locale.ROOT, "%s: %.0f%%; ", Tournament.name(models.get(k)), 100 * trust[k]));
    }
    return text.toString();
  }

  /** The core set that is trusted most; the linear function only where it is the first. */
  int leader(Pool pool) {
    double[] trust = trust(pool);
    int leader = 0;
    for (int k = 1; k < trust.length; k++) {
      leader = trust[k] > trust[leader] && !Tournament.isLinear(models.get(k)) ? k : leader;
    }
    return leader;
  }

  /** The weight vector of a core set that is trusted most. */
  int bestVector(int k, Pool pool) {
    return experts(k).reduce((a, b) -> pool.trust(a) >= pool.trust(b) ? a : b).orElseThrow() - first(k);
  }

  /** The number of a core set's first weight vector among all experts. */
  private int first(int k) {
    return IntStream.range(0, k).map(this::vectors).sum();
  }

  /** The numbers of a core set's weight vectors among all experts. */
  private IntStream experts(int k) {
    return IntStream.range(first(k), first(k) + vectors(k));
  }

  /** The numbers, among all experts, of weight vectors that stay, and of those who are none. */
  int[] experts(int[][] vectors, Pool pool) {
    IntStream stay = IntStream.range(0, size()).flatMap(k -> Arrays.stream(vectors[k]).map(v -> first(k) + v));
    return IntStream.concat(stay, IntStream.range(vectors(), pool.size())).toArray();
  }

  /** The core sets of linear functions, or all others, each as good as its best weight vector, the best first. */
  private List<Integer> ranked(Pool pool, boolean linear) {
    double[] cost = IntStream.range(0, size())
        .mapToDouble(k -> experts(k).mapToDouble(pool::cost).min().orElseThrow()).toArray();
    return IntStream.range(0, size()).boxed().filter(k -> Tournament.isLinear(models.get(k)) == linear)
        .sorted(Comparator.comparingDouble(k -> cost[k])).toList();
  }

  /** All weight vectors of a core set. */
  private int[] all(int k) {
    return IntStream.range(0, vectors(k)).toArray();
  }

  /** All weight vectors of a core set but the worst, the last of equals. */
  private int[] butWorst(int k, Pool pool) {
    int worst = experts(k).reduce((a, b) -> Double.compare(pool.cost(a), pool.cost(b)) > 0 ? a : b).orElseThrow();
    return experts(k).filter(e -> e != worst).map(e -> e - first(k)).toArray();
  }

  /** How many core sets there are besides those of linear functions. */
  int sets() {
    return (int) models.stream().filter(model -> !Tournament.isLinear(model)).count();
  }

  /** All weight vectors of the best core sets, none of the others; a linear function is always one of the best. */
  int[][] best(int sets, Pool pool) {
    List<Integer> ranked = ranked(pool, false);
    List<Integer> linear = ranked(pool, true);
    List<Integer> worse = new ArrayList<>(ranked.subList(Math.min(sets, ranked.size()), ranked.size()));
    worse.addAll(linear.subList(Math.min(1, linear.size()), linear.size()));
    int[][] best = new int[size()][];
    for (int k = 0; k < best.length; k++) {
      best[k] = worse.contains(k) ? new int[0] : all(k);
    }
    return best;
  }

  /** All weight vectors of core sets without a metric and of the one that is trusted most, none of the others. */
  int[][] unweighed(Pool pool) {
    int leader = leader(pool);
    int[][] unweighed = new int[size()][];
    Arrays.setAll(unweighed, k -> k == leader || models.get(k).encoder().counts() == null ? all(k) : new int[0]);
    return unweighed;
  }

  /** Who may be left out: each core set but the best, the worst first, and then of each its worst weight vector. */
  List<int[][]> less(Pool pool) {
    List<int[][]> less = new ArrayList<>();
    List<Integer> ranked = ranked(pool, false);
    for (int r = ranked.size() - 1; r > 0; r--) {
      less.add(without(ranked.get(r), new int[0]));
    }
    for (int k = 0; k < size(); k++) {
      if (vectors(k) > 1) {
        less.add(without(k, butWorst(k, pool)));
      }
    }
    return less;
  }

  private int[][] without(int k, int[] left) {
    int[][] vectors = new int[size()][];
    Arrays.setAll(vectors, j -> j == k ? left : all(j));
    return vectors;
  }

  /** Core sets join, which show the learning curve of all. */
  void join(List<TrainedModel> fresh, Pool pool, LearningCurve curve) {
    fresh.forEach(model -> model.shares(curve));
    int before = vectors();
    int others = pool.size() - before;
    models.addAll(fresh);
    pool.join(vectors() - before);
    pool.keep(IntStream.concat(IntStream.concat(IntStream.range(0, before), IntStream.range(before + others, pool.size())),
        IntStream.range(before, before + others)).toArray());
  }

  /** Gives up all weight vectors but some of each core set, and core sets without any. */
  void keep(int[][] vectors) {
    List<TrainedModel> kept = new ArrayList<>();
    for (int k = 0; k < size(); k++) {
      if (vectors[k].length > 0) {
        kept.add(vectors[k].length == vectors(k) ? models.get(k) : models.get(k).keeping(vectors[k]));
      }
    }
    models.clear();
    models.addAll(kept);
  }
}

package avm.model;

import avm.data.Point;
import avm.feature.FeatureMap;
import avm.io.Part;
import avm.io.Saved;
import avm.kernel.Kernel;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.store.RowBlock;
import avm.weights.Coefficients;
import avm.weights.WeightVectors;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * A kernel expansion f(x) = Σ_i a_i K(c_i, x) with one set of coefficients for each output: a kernel, the stored
 * vectors c_i, and one or more {@link WeightVectors} over them, which share each row of kernel values. Learners use the
 * first one unless they say which. Prediction changes nothing and may be done from many threads while nobody changes
 * the expansion.
 */
public final class Expansion implements Saved {
  private final Kernel kernel;
  private final FeatureMap map;
  private final WeightVectors[] weights;
  private final List<Companion> companions = new ArrayList<>();
  private CoreSet cores;

  /**
   * Makes the expansion 0.
   *
   * @param kernel the kernel K
   * @param weights w_1 = 0 of each learner over the stored vectors, at least one
   */
  public Expansion(Kernel kernel, WeightVectors... weights) {
    this(kernel, null, weights);
  }

  /**
   * Makes the linear function 0 of features.
   *
   * @param kernel the kernel that they stand for
   * @param map gives the features of a row, or null for kernel values of stored vectors
   * @param weights w_1 = 0 of each learner, at least one
   */
  public Expansion(Kernel kernel, FeatureMap map, WeightVectors... weights) {
    this.kernel = kernel;
    this.map = map;
    this.weights = weights.clone();
    cores = new CoreSet(kernel);
    for (WeightVectors each : weights) {
      each.coefficients().resize(map == null ? 0 : map.size());
    }
  }

  /** {@return whether rows have features, and no vectors are stored} */
  public boolean isMapped() {
    return map != null;
  }

  /**
   * Adds something that is told when stored vectors are merged or replaced.
   *
   * @param companion what is told
   */
  public void follow(Companion companion) {
    companions.add(companion);
  }

  /** {@return the kernel K} */
  public Kernel kernel() {
    return kernel;
  }

  /** {@return the stored vectors; not a copy} */
  public CoreSet cores() {
    return cores;
  }

  /** {@return how many vectors are stored} */
  public int size() {
    return cores.size();
  }

  /** {@return how many weight vectors each learner has: 1, or the number of classes} */
  public int outputs() {
    return weights[0].coefficients().outputs();
  }

  /** {@return how many learners have weight vectors over the stored vectors} */
  public int learners() {
    return weights.length;
  }

  /** {@return the first learner's weight vectors; not a copy} */
  public WeightVectors weights() {
    return weights[0];
  }

  /**
   * {@return a learner's weight vectors; not a copy}
   *
   * @param which which learner's, from 0
   */
  public WeightVectors weights(int which) {
    return weights[which];
  }

  /**
   * Computes the kernel values of a row.
   *
   * @param x the row
   * @param row takes them
   */
  public void compute(Point x, KernelRow row) {
    if (map == null) {
      row.compute(cores, kernel, x);
    } else {
      map.compute(x, row);
    }
  }

  /**
   * The scores of a row by each learner's weight vector that predicts.
   *
   * @param x the row
   * @param row takes its kernel values
   * @param out takes the scores by each: a score for each output
   */
  public void scores(Point x, KernelRow row, double[][] out) {
    compute(x, row);
    if (out.length > 1) {
      row.expectMany();
    }
    for (int k = 0; k < out.length; k++) {
      weights[k].outputScores(row, x, out[k]);
    }
  }

  /**
   * Stores a row with coefficients 0.
   *
   * @param x the row
   * @param asCell whether it is the core point of a cell
   * @return its index
   */
  public int store(Point x, boolean asCell) {
    int i = cores.add(x, asCell);
    for (WeightVectors each : weights) {
      each.coefficients().resize(i + 1);
    }
    return i;
  }

  /**
   * Puts a row, with coefficients 0, in the place of a stored vector.
   *
   * @param i which vector
   * @param x the row
   */
  public void replace(int i, Point x) {
    for (WeightVectors each : weights) {
      each.coefficients().clear(i);
    }
    cores.replace(i, x);
    for (Companion companion : companions) {
      companion.replaced(this, i);
    }
  }

  /**
   * Replaces the stored vectors by those that they are merged into; coefficients add up.
   *
   * @param merged the new core set
   * @param target the new index of each stored vector
   */
  public void merge(CoreSet merged, int[] target) {
    for (WeightVectors each : weights) {
      each.coefficients().merge(target);
    }
    cores = merged;
    for (Companion companion : companions) {
      companion.merged(this, target);
    }
  }

  /** ‖w‖² = Σ_o Σ_ij a_oi a_oj K(c_i, c_j) of a learner's last weight vectors: n rows of kernel values. */
  double squaredNorm(int which) {
    Coefficients coefficients = weights[which].coefficients();
    double sum = 0;
    double[] scores = new double[outputs()];
    KernelRow row = new KernelRow();
    for (int i = 0; i < size(); i++) {
      compute(cores.point(i), row);
      coefficients.scores(row, scores);
      for (int o = 0; o < scores.length; o++) {
        sum += coefficients.coefficient(o, i) * scores[o];
      }
    }
    return sum;
  }

  /**
   * {@return what makes blocks of rows, one for each thread, or null where rows are predicted as soon one by one}
   *
   * @param rows how many rows there are
   */
  public Supplier<RowBlock> blocks(int rows) {
    boolean pays = map == null && rows >= RowBlock.rows(cores) && RowBlock.pays(cores, kernel, this::counts);
    return pays ? RowBlock.of(cores, kernel) : null;
  }

  /** Whether a stored vector has a coefficient. */
  private boolean counts(int i) {
    return IntStream.range(0, outputs()).anyMatch(o -> weights[0].coefficients().outputCoefficient(o, i) != 0);
  }

  /**
   * The scores of some of many rows by the weight vector that predicts.
   *
   * @param block a work space of the calling thread's, of those that {@link #blocks} gives
   * @param points the rows
   * @param from the first
   * @param to the one after the last; no more than a block's rows
   * @param scores takes the scores of row r at r − shift
   * @param shift see there
   */
  public void predict(RowBlock block, Point[] points, int from, int to, double[][] scores, int shift) {
    block.clear();
    for (int r = from; r < to; r++) {
      block.put(points[r]);
    }
    predict(block, Arrays.copyOfRange(points, from, to), to - from, Arrays.copyOfRange(scores, from - shift, to - shift));
  }

  /**
   * The scores of some rows by the weight vector that predicts: the same as one by one, and sooner.
   *
   * @param block the rows
   * @param points the rows once more; what they are says nothing where there is no linear part
   * @param n how many
   * @param out takes the scores of each row
   */
  public void predict(RowBlock block, Point[] points, int n, double[][] out) {
    block.compute();
    weights[0].outputScores(block, points, n, out);
  }

  /** {@return roughly how many bytes this takes} */
  public long bytes() {
    return cores.bytes() + (map == null ? 0 : map.bytes())
        + Arrays.stream(weights).mapToLong(each -> each.bytes(map == null ? size() : map.size())).sum();
  }

  /**
   * {@return the same expansion with the weight vectors of some learners only; this one is of no more use}
   *
   * @param learners which
   */
  public Expansion keeping(int[] learners) {
    Expansion kept = new Expansion(kernel, map,
        Arrays.stream(learners).mapToObj(k -> weights[k]).toArray(WeightVectors[]::new));
    kept.cores = cores;
    kept.companions.addAll(companions);
    return kept;
  }

  @Override
  public Part save() {
    Part part = new Part().put("cores", cores.save())
        .put("weights", Arrays.stream(weights).map(WeightVectors::save).toList());
    return map == null ? part : part.put("map", map.save());
  }

  @Override
  public void load(Part part) {
    cores.load(part.part("cores"));
    if (map != null) {
      map.load(part.part("map"));
    }
    List<Part> saved = part.parts("weights");
    for (int k = 0; k < weights.length; k++) {
      weights[k].load(saved.get(k));
      weights[k].coefficients().resize(size());
    }
  }
}

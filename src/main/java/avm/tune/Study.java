package avm.tune;

import avm.coverage.Coverage;
import avm.coverage.Nearest;
import avm.coverage.Neighbours;
import avm.coverage.Representation;
import avm.data.Sample;
import avm.kernel.Kernel;
import avm.learn.Settings;
import avm.loss.Objective;
import avm.solve.Criterion;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.weights.Coefficients;
import avm.weights.LinearPart;
import avm.weights.StreamingSuffix;
import avm.weights.WeightVectors;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.CancellationException;

/**
 * Tries many kernels and regularisations on few rows. The core points are those of one coverage, so distances are
 * computed once for all trials, kernel values once a kernel, and a trial costs little more than its inner products.
 */
final class Study {
  /** How many steps a trial takes. */
  private static final int STEPS = 8_000;

  private final Settings settings;
  private final Sample train;
  private final Sample held;
  private final CoreSet cores = new CoreSet();
  private final double[][] trainDistances;
  private final double[][] heldDistances;
  private final double[][] trainKernels;
  private final double[][] heldKernels;
  private final int neighbours;
  private final int[] cell;
  private final int[][] index;
  private final double[][] share;
  private final KernelRow row = new KernelRow();

  /** Covers the rows to train on, and measures all rows against the core points. */
  Study(Settings settings, Sample train, Sample held, Coverage coverage, int neighbours) {
    this.settings = settings;
    this.train = train;
    this.held = held;
    this.neighbours = neighbours;
    cell = coverage.cover(r -> train.points()[r], train.size(), cores);
    trainDistances = distances(train);
    heldDistances = distances(held);
    trainKernels = new double[train.size()][cores.size()];
    heldKernels = new double[held.size()][cores.size()];
    index = new int[train.size()][];
    share = new double[train.size()][];
  }

  private double[][] distances(Sample rows) {
    double[][] distances = new double[rows.size()][];
    for (int r = 0; r < distances.length; r++) {
      row.measure(cores, rows.points()[r]);
      distances[r] = Arrays.copyOf(row.squaredDistances(), cores.size());
    }
    return distances;
  }

  /** Takes a kernel for the trials to come. */
  void use(Kernel kernel) {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("training was stopped");
    }
    int n = cores.size();
    for (int r = 0; r < held.size(); r++) {
      kernel.values(heldDistances[r], heldKernels[r], n);
    }
    Representation representation = neighbours == 0 ? new Nearest() : new Neighbours(kernel, Math.min(neighbours, n));
    for (int r = 0; r < train.size(); r++) {
      kernel.values(trainDistances[r], trainKernels[r], n);
      row.take(trainDistances[r], trainKernels[r], n);
      int count = representation.represent(cores, row, cell[r], 1);
      index[r] = Arrays.copyOf(representation.index(), count);
      share[r] = Arrays.copyOf(representation.shares(), count);
    }
  }

  /** Trains with the kernel taken, a λN unless λ is given, and μ: the {@link Criterion} on the rows held out. */
  double criterion(double strength, double mu) {
    Objective objective = settings.objective(train.classes());
    int outputs = objective.outputs();
    double lambda = AutoSettings.given(settings.lambda(), strength / train.size());
    double offset = settings.offset(train.classes(), lambda);
    Coefficients coefficients = new Coefficients(outputs, lambda, offset);
    WeightVectors weights = new WeightVectors(coefficients, new StreamingSuffix(outputs), mu == 0 ? null
        : new LinearPart(mu, new Coefficients(outputs, lambda, offset), new StreamingSuffix(outputs)));
    coefficients.resize(cores.size());
    double[] scores = new double[outputs];
    double[] alpha = new double[outputs];
    Random random = new Random(settings.seed());
    for (int e = Math.max(1, Math.min(100, STEPS / train.size())); e > 0; e--) {
      for (int r : train.shuffled(random)) {
        row.take(trainDistances[r], trainKernels[r], cores.size());
        weights.scores(row, train.points()[r], scores);
        boolean gradient = objective.gradient(scores, train.targets()[r], alpha);
        double weight = weights.stable(train.weights()[r], objective.curvature());
        coefficients.beginStep();
        if (gradient) {
          step(coefficients, r, alpha, weight);
        }
        weights.endStep(train.points()[r], alpha, gradient ? weight : 0);
      }
    }
    double[][] result = new double[held.size()][outputs];
    for (int r = 0; r < result.length; r++) {
      row.take(heldDistances[r], heldKernels[r], cores.size());
      weights.outputScores(row, held.points()[r], result[r]);
    }
    return Criterion.of(result, held);
  }

  private void step(Coefficients coefficients, int r, double[] alpha, double weight) {
    for (int o = 0; o < alpha.length; o++) {
      if (alpha[o] != 0) {
        double[] amounts = new double[index[r].length];
        for (int k = 0; k < amounts.length; k++) {
          amounts[k] = -weight * alpha[o] * share[r][k];
        }
        coefficients.add(o, index[r], amounts, amounts.length);
      }
    }
  }
}

package avm.experiments.paper;

import avm.coverage.Always;
import avm.coverage.Cover;
import avm.coverage.Hypersphere;
import avm.coverage.Nearest;
import avm.kernel.Gaussian;
import avm.learn.ApproximationKind;
import avm.learn.ExpansionLearner;
import avm.learn.Gradient;
import avm.learn.LearnerKind;
import avm.learn.LossKind;
import avm.learn.OutputKind;
import avm.learn.Settings;
import avm.loss.Objective;
import avm.model.Expansion;
import avm.weights.Coefficients;
import avm.weights.Last;
import avm.weights.WeightVectors;
import java.util.ArrayList;
import java.util.List;

/**
 * An online system.
 *
 * @param name as the paper has it
 * @param kind the library's learner
 * @param loss the loss, AUTO for the learner's own
 * @param axes what is chosen beside γ: η, λ or nothing
 * @param size what bounds the model
 */
record Contestant(String name, LearnerKind kind, LossKind loss, String axes, Size size) {
  /** ε of the tube; the paper does not say which it had. */
  static final double TUBE = 0.1;

  /** What bounds a model. */
  enum Size { UNLIMITED, BUDGET, FEATURES, CELLS }

  Contestant(String name, LearnerKind kind, String axes, Size size) {
    this(name, kind, LossKind.AUTO, axes, size);
  }

  /** The paper's grid for it, at a δ. */
  List<Hyper> grid(Profile profile, double delta) {
    double[] none = {Double.NaN};
    List<Hyper> grid = new ArrayList<>();
    for (double gamma : profile.gammas()) {
      for (double lambdaN : axes.equals("λ") ? profile.lambdas() : none) {
        for (double eta : axes.equals("η") ? profile.etas() : none) {
          grid.add(new Hyper(gamma, lambdaN, eta, Double.NaN, size == Size.CELLS ? delta : Double.NaN));
        }
      }
    }
    return grid;
  }

  /**
   * A learner that has seen nothing, with the paper's own settings: the nearest core point takes the whole gradient,
   * the step is 1/(λt), the last weight vector predicts, there is no linear part.
   */
  ExpansionLearner make(Hyper h, Rows rows, Limits limits, long seed) {
    return make(h, rows, limits, seed, 0, 1);
  }

  ExpansionLearner make(Hyper h, Rows rows, Limits limits, long seed, double beta, double rho) {
    Settings settings = Settings.DEFAULT.with(s -> {
      s.kind = kind;
      s.loss = loss;
      s.gamma = h.gamma();
      s.lambda = Double.isNaN(h.lambdaN()) ? kind.hasLambda() ? kind.lambda(rows.size()) : Double.NaN
          : h.lambdaN() / rows.size();
      s.eta = h.eta();
      s.epsilon = TUBE;
      s.delta = h.delta();
      s.neighbours = 0;
      s.offset = 0;
      s.linear = 0;
      s.output = OutputKind.LAST;
      s.limit = size == Size.BUDGET ? limits.budget : 0;
      s.first = Math.min(s.first, limits.budget / 2);
      s.frequencies = limits.features;
      s.approximation = beta == 0 ? ApproximationKind.ALWAYS : ApproximationKind.SCHEDULE;
      s.beta = beta;
      s.rho = rho;
      s.seed = seed;
    });
    return size == Size.CELLS && limits.cap > 0 ? capped(settings, rows, limits.cap)
        : settings.learner(rows.classes(), rows.features(), rows.maxTarget(), 0);
  }

  /** AVM as the authors' program has it where core points are limited: no more are made, the others stay. */
  static ExpansionLearner capped(Settings settings, Rows rows, int cap) {
    Objective objective = settings.objective(rows.classes());
    WeightVectors weights = new WeightVectors(new Coefficients(objective.outputs(), settings.lambda(), 0), new Last(),
        null);
    return new ExpansionLearner(new Expansion(new Gaussian(settings.gamma()), weights), new Gradient(objective, true),
        new Cover(new Hypersphere(settings.delta()), new Always(), new Nearest(), cap, false), null);
  }

  /**
   * The bounds of a run.
   *
   * @param budget B
   * @param features D of FOGD
   * @param cap the most core points of AVM, or 0
   */
  record Limits(int budget, int features, int cap) {
    static Limits of(Profile profile, PaperSet set) {
      return new Limits(profile.budget(set), profile.features(set), set.cap());
    }
  }

  /** How many vectors, or features, a learner has. */
  double vectors(ExpansionLearner learner, Limits limits) {
    return size == Size.FEATURES ? limits.features : learner.expansion().size();
  }
}

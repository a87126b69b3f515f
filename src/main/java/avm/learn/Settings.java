package avm.learn;

import avm.coverage.CellNeighbours;
import avm.coverage.Cover;
import avm.coverage.Nearest;
import avm.coverage.Neighbours;
import avm.coverage.Representation;
import avm.io.Part;
import avm.kernel.Kernel;
import avm.kernel.SingleGaussian;
import avm.loss.Objective;
import avm.loss.Softmax;
import avm.model.Expansion;
import avm.reduce.Bpa;
import avm.reduce.Bsgd;
import avm.weights.Coefficients;
import avm.weights.Constant;
import avm.weights.Last;
import avm.weights.LinearPart;
import avm.weights.Output;
import avm.weights.Pegasos;
import avm.weights.StepSize;
import avm.weights.WeightVectors;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Everything that makes a learner; one that has no use for a setting leaves it alone. NaN stands for "auto" until a
 * search has found a value. Settings are made from {@link #DEFAULT} by name: {@code Settings.DEFAULT.with(s -> s.gamma
 * = 0.5)}.
 *
 * @param kind which learner
 * @param kernel the kernel
 * @param single whether rows are compared with core points in single precision, where the kernel is Gaussian
 * @param gamma γ, or NaN
 * @param lambda λ, or NaN
 * @param loss the loss
 * @param tau the smooth hinge's τ
 * @param epsilon the tube's ε
 * @param coverage the shape of the cells
 * @param delta δ, or NaN
 * @param approximation when a row is approximated
 * @param beta the schedule's β
 * @param rho the schedule's ρ
 * @param neighbours how many core points represent a row; 0 is the paper's nearest one with share 1
 * @param shared whether these are the core points nearest to the row's core point, which all rows of a cell share
 * @param offset the step offset t0, or NaN; 0 is the paper's
 * @param linear μ, the weight of a linear function beside the kernel expansion, or NaN; 0 is the paper's: none
 * @param output which weight vector predicts
 * @param alpha the suffix's share, or NaN
 * @param limit the largest number of stored vectors, 0 for no limit, or {@link #AUTO_LIMIT}
 * @param seed the seed of all randomness
 * @param eta η, the step size of a learner whose steps have one, or NaN where it has none
 * @param root whether that step size falls with the root of time
 * @param margin ρ, the margin below which OGD learns a row
 * @param threshold the distance from the span of the stored vectors up to which a Projectron projects
 * @param aggressiveness C, the longest step of a passive-aggressive learner
 * @param clip BOGD's γ: after a removal no coefficient is larger than ηγ
 * @param rank the number of NOGD's features, 0 for a fifth of the budget
 * @param frequencies D, the number of FOGD's random frequencies
 * @param radius U, the largest norm of what Ahpatron or POMDR learns, or NaN for their own
 * @param slack Ahpatron's ε: a row is learned if its margin is below 1 − ε
 * @param ridge what Ahpatron adds to the diagonal of a kernel matrix
 * @param first B₀, how many vectors POMDR chooses by their distance from the others' span
 * @param hints H, how many of the last rows give POMDR's hint
 * @param balanced whether rows are weighed so that classes count alike
 * @param rates where several weight vectors learn side by side, the constant step size of each, or 0 for steps that fall
 *     as λ says; no more core points are made then when the limit is reached. Mostly none: one weight vector
 */
public record Settings(LearnerKind kind, KernelKind kernel, boolean single, double gamma, double lambda,
    LossKind loss, double tau, double epsilon, CoverageKind coverage, double delta, ApproximationKind approximation,
    double beta, double rho, int neighbours, boolean shared, double offset, double linear, OutputKind output,
    double alpha, int limit, long seed, double eta, boolean root, double margin, double threshold,
    double aggressiveness, double clip, int rank, int frequencies, double radius, double slack, double ridge, int first,
    int hints, boolean balanced, List<Double> rates) {
  /** How many core points represent a row, where nobody says. */
  public static final int NEIGHBOURS = 16;
  /** The limit is chosen by how rows will be learned. */
  public static final int AUTO_LIMIT = -1;

  /** The settings of a learner that is told nothing. */
  public static final Settings DEFAULT = new SettingsDraft().settings();

  /**
   * {@return these settings with other values}
   *
   * @param change sets what is to change
   */
  public Settings with(Consumer<SettingsDraft> change) {
    SettingsDraft draft = new SettingsDraft(save());
    change.accept(draft);
    return draft.settings();
  }

  /** {@return whether γ and, where the learner has them, λ and δ are known, so that rows need not be looked at} */
  public boolean resolved() {
    return !Double.isNaN(gamma + (kind.hasLambda() ? lambda : 0) + (kind.hasCells() ? delta : 0));
  }

  /**
   * {@return these settings with values for what is auto; what was given stays}
   *
   * @param newGamma γ
   * @param newLambda λ
   * @param newDelta δ
   * @param newLinear μ
   */
  public Settings filled(double newGamma, double newLambda, double newDelta, double newLinear) {
    return with(s -> {
      s.gamma = given(gamma, newGamma);
      s.lambda = given(lambda, newLambda);
      s.delta = given(delta, newDelta);
      s.linear = given(linear, newLinear);
    });
  }

  private static double given(double old, double other) {
    return Double.isNaN(old) ? other : old;
  }

  /**
   * {@return the loss, chosen or the learner's own; null where it learns from mistakes alone}
   *
   * @param classes the number of classes, or 0 for a numeric target
   */
  public LossKind loss(int classes) {
    return loss == LossKind.AUTO ? kind.loss(classes) : loss;
  }

  /**
   * {@return what is learned}
   *
   * @param classes the number of classes, or 0 for a numeric target
   */
  public Objective objective(int classes) {
    return classes > 2 && !rates.isEmpty() ? new Softmax(classes) : loss(classes).objective(classes, tau, epsilon);
  }

  /** λ, or 0 where none is given. */
  double lambdaOrNone() {
    return given(lambda, 0);
  }

  /** The kernel with its γ. */
  Kernel makeKernel() {
    return single && kernel.known() == KernelKind.GAUSSIAN ? new SingleGaussian(gamma) : kernel.kernel(gamma);
  }

  /**
   * {@return the step offset: as given, or such that the first step is 10 for classes and 1 for numbers}
   *
   * @param classes the number of classes, or 0 for a numeric target
   * @param lambdaUsed λ
   */
  public double offset(int classes, double lambdaUsed) {
    return given(offset, (classes == 0 ? 1 : 0.1) / lambdaUsed);
  }

  /**
   * Makes a learner.
   *
   * @param classes the number of classes, or 0 for a numeric target
   * @param features d, the number of features
   * @param maxTarget y_max as far as it is known, or 0
   * @param total the number of steps that will be taken, or 0 if it is not known
   * @return a learner that has seen nothing
   */
  public ExpansionLearner learner(int classes, int features, double maxTarget, long total) {
    return kind.learner(this, new LearnerKind.Task(classes, features, maxTarget, total));
  }

  /**
   * An Approximation Vector Machine. The paper's projection for ℓ2 loss belongs to its step size: it bounds the first,
   * enormous steps. With a step offset {@link StepSize#stable} bounds them instead.
   */
  ExpansionLearner avm(LearnerKind.Task task) {
    int classes = task.classes();
    Objective objective = objective(classes);
    int outputs = objective.outputs();
    Kernel k = makeKernel();
    Representation representation = neighbours == 0 ? new Nearest()
        : shared ? new CellNeighbours(k, neighbours) : new Neighbours(k, neighbours);
    double t0 = offset(classes, lambda);
    boolean project = isProjected(classes, t0);
    StepSize falling = new Pegasos(lambda, t0);
    WeightVectors[] weights = (rates.isEmpty() ? List.of(0.0) : rates).stream().map(rate -> rate == 0
        ? weights(outputs, falling, () -> output.maker.make(outputs, alpha, task.total()), !project)
        : weights(outputs, new Constant(rate, 0), Last::new, true)).toArray(WeightVectors[]::new);
    Cover policy = new Cover(coverage.coverage(delta, task.features()), approximation.make.apply(this), representation, limit,
        rates.isEmpty());
    return new ExpansionLearner(new Expansion(k, weights), new Gradient(objective, !project), policy,
        project ? new BallProjection(task.maxTarget()) : null);
  }

  /** Weight vectors with a step size, which the linear part, if there is one, shares. */
  private WeightVectors weights(int outputs, StepSize steps, Supplier<Output> out, boolean mayBeLinear) {
    return new WeightVectors(new Coefficients(outputs, steps), out.get(), mayBeLinear && linear > 0
        ? new LinearPart(linear, new Coefficients(outputs, steps), out.get()) : null);
  }

  /** Kernel SGD, the last weight vector predicting or the mean of all. */
  ExpansionLearner kernelSgd(LearnerKind.Task task) {
    Objective objective = objective(task.classes());
    int outputs = objective.outputs();
    OutputKind predicts = output == OutputKind.AUTO ? OutputKind.LAST : output;
    double t0 = offset(task.classes(), lambda);
    return Learners.kernelSgd(makeKernel(), objective, new WeightVectors(new Coefficients(outputs, lambda, t0),
        predicts.maker.make(outputs, alpha, task.total()), null),
        isProjected(task.classes(), t0) ? new BallProjection(task.maxTarget()) : null);
  }

  /** Budgeted passive-aggressive learning. */
  ExpansionLearner bpa(LearnerKind.Task task, Bpa projection) {
    return Learners.bpa(makeKernel(), task.classes(), epsilon, aggressiveness, projection, limit);
  }

  /** Bounded online gradient descent. */
  ExpansionLearner bogd(LearnerKind.Task task, boolean plus) {
    return GradientLearners.bogd(makeKernel(), GradientLearners.objective(task.classes(), margin, epsilon), eta, lambda,
        limit, clip, plus, seed);
  }

  /** Budgeted stochastic gradient descent. */
  ExpansionLearner bsgd(LearnerKind.Task task, Bsgd maintenance) {
    return GradientLearners.bsgd(makeKernel(), GradientLearners.objective(task.classes(), margin, epsilon), lambda,
        maintenance, limit);
  }

  /** Ahpatron; U is √B/2 and the step size U/(2√B) unless they are given. */
  ExpansionLearner ahpatron(LearnerKind.Task task) {
    double u = given(radius, Math.sqrt(limit) / 2);
    return GradientLearners.ahpatron(makeKernel(), task.classes(), limit, slack, u,
        given(eta, u / (2 * Math.sqrt(limit))), ridge);
  }

  /** Whether w is brought back into a ball after each step. */
  private boolean isProjected(int classes, double t0) {
    return loss(classes) == LossKind.L2 && lambda <= 1 && t0 == 0;
  }

  /** {@return the settings as a part of a model} */
  public Part save() {
    Part part = new Part().put("kind", "" + kind).put("kernel", "" + kernel).put("single", single).put("gamma", gamma)
        .put("lambda", lambda).put("loss", "" + loss).put("tau", tau).put("epsilon", epsilon)
        .put("coverage", "" + coverage).put("delta", delta).put("approximation", "" + approximation).put("beta", beta)
        .put("rho", rho).put("neighbours", neighbours).put("shared", shared).put("offset", offset)
        .put("linear", linear).put("output", "" + output).put("alpha", alpha).put("limit", limit).put("seed", seed)
        .put("eta", eta).put("root", root).put("margin", margin).put("threshold", threshold)
        .put("aggressiveness", aggressiveness).put("clip", clip).put("rank", rank).put("frequencies", frequencies)
        .put("radius", radius).put("slack", slack).put("ridge", ridge).put("first", first).put("hints", hints)
        .put("rates", rates.stream().mapToDouble(r -> r).toArray());
    return balanced ? part.put("balanced", true) : part;
  }

  /**
   * Reads settings.
   *
   * @param part what {@link #save} made
   * @return the settings
   */
  public static Settings load(Part part) {
    return new SettingsDraft(part).settings();
  }
}

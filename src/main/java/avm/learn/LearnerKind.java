package avm.learn;

import avm.kernel.Gaussian;
import avm.reduce.Bpa;
import avm.reduce.Bsgd;
import java.util.function.BiFunction;
import java.util.function.DoubleUnaryOperator;

/**
 * The learners by name: what each makes of settings, which classes it learns, and what it takes where nothing is said.
 */
public enum LearnerKind {
  /** The Approximation Vector Machine, whose settings are searched for where they are left to us. */
  AVM("AVM", LossKind.LOGISTIC, LossKind.L2, rows -> 1 / rows, Settings::avm),
  /** {@link Learners#perceptron}. */
  PERCEPTRON("Perceptron", null, null, null, (s, task) -> Learners.perceptron(s.makeKernel(), task.classes())),
  /** {@link GradientLearners#ogd}; its λ is 0 unless it is given. */
  OGD("OGD", LossKind.HINGE, LossKind.L2, null, (s, task) -> GradientLearners.ogd(s.makeKernel(),
      GradientLearners.objective(task.classes(), s.margin(), s.epsilon()), s.eta(), s.lambdaOrNone(), s.root(),
      s.limit())),
  /** {@link Learners#rbp}. */
  RBP("RBP", null, LossKind.EPSILON_INSENSITIVE, null, (s, task) -> Learners.rbp(s.makeKernel(), task.classes(),
      s.epsilon(), s.eta(), s.limit(), s.seed())),
  /** {@link Learners#forgetron}. */
  FORGETRON("Forgetron", null, LossKind.EPSILON_INSENSITIVE, null, (s, task) -> Learners.forgetron(s.makeKernel(),
      task.classes(), s.epsilon(), s.eta(), s.limit())),
  /** {@link Learners#projectron}. */
  PROJECTRON("Projectron", null, LossKind.EPSILON_INSENSITIVE, null, (s, task) -> Learners.projectron(s.makeKernel(),
      task.classes(), s.epsilon(), s.eta(), s.threshold(), s.limit())),
  /** {@link Learners#projectronPlus}. */
  PROJECTRON_PLUS("Projectron++", LossKind.HINGE, null, null, (s, task) -> Learners.projectronPlus(s.makeKernel(),
      task.classes(), s.threshold(), s.limit())),
  /** {@link Learners#bpa}, BPA-S. */
  BPA_S("BPA-S", LossKind.HINGE, LossKind.EPSILON_INSENSITIVE, null, (s, task) -> s.bpa(task, Bpa.SIMPLE)),
  /** {@link Learners#bpa}, BPA-NN. */
  BPA_NN("BPA-NN", LossKind.HINGE, LossKind.EPSILON_INSENSITIVE, null, (s, task) -> s.bpa(task, Bpa.NEAREST)),
  /** {@link Learners#bpa}, BPA-P. */
  BPA_P("BPA-P", LossKind.HINGE, LossKind.EPSILON_INSENSITIVE, null, (s, task) -> s.bpa(task, Bpa.ALL)),
  /** {@link GradientLearners#bogd}. */
  BOGD("BOGD", LossKind.HINGE, LossKind.L2, rows -> 1 / (rows * rows), (s, task) -> s.bogd(task, false)),
  /** {@link GradientLearners#bogd}, BOGD++. */
  BOGD_PLUS("BOGD++", LossKind.HINGE, LossKind.L2, rows -> 1 / (rows * rows), (s, task) -> s.bogd(task, true)),
  /** {@link GradientLearners#bsgd}, by removal. */
  BSGD_R("BSGD-R", LossKind.HINGE, null, rows -> 1 / rows, (s, task) -> s.bsgd(task, Bsgd.REMOVE)),
  /** {@link GradientLearners#bsgd}, by projection. */
  BSGD_P("BSGD-P", LossKind.HINGE, null, rows -> 1 / rows, (s, task) -> s.bsgd(task, Bsgd.PROJECT)),
  /** {@link GradientLearners#bsgd}, by merging. */
  BSGD_M("BSGD-M", LossKind.HINGE, null, rows -> 1 / rows, (s, task) -> s.bsgd(task, Bsgd.MERGE)),
  /** {@link GradientLearners#nogd}. */
  NOGD("NOGD", LossKind.HINGE, LossKind.L2, null, (s, task) -> GradientLearners.nogd(s.makeKernel(),
      GradientLearners.objective(task.classes(), s.margin(), s.epsilon()), s.eta(), s.limit(),
      s.rank() > 0 ? s.rank() : (s.limit() + 4) / 5)),
  /** {@link GradientLearners#fogd}; the kernel is Gaussian. */
  FOGD("FOGD", LossKind.HINGE, LossKind.L2, null, (s, task) -> GradientLearners.fogd(new Gaussian(s.gamma()),
      GradientLearners.objective(task.classes(), s.margin(), s.epsilon()), s.eta(), s.frequencies(), s.seed())),
  /** {@link GradientLearners#ahpatron}. */
  AHPATRON("Ahpatron", LossKind.HINGE, null, null, Settings::ahpatron),
  /** {@link GradientLearners#pomdr}. */
  POMDR("POMDR", LossKind.HINGE, null, null, (s, task) -> GradientLearners.pomdr(s.makeKernel(), task.classes(),
      s.limit(), s.first(), s.threshold(), Double.isNaN(s.radius()) ? 25 : s.radius(), s.hints())),
  /** {@link Learners#kernelSgd}. */
  KERNEL_SGD("kernel SGD", LossKind.HINGE, LossKind.EPSILON_INSENSITIVE, rows -> 1 / rows, Settings::kernelSgd);

  /**
   * What is to be learned.
   *
   * @param classes the number of classes, or 0 for a numeric target
   * @param features d, the number of features
   * @param maxTarget y_max as far as it is known, or 0
   * @param total the number of steps that will be taken, or 0 if it is not known
   */
  record Task(int classes, int features, double maxTarget, long total) {
  }

  private final String label;
  private final LossKind ofClasses;
  private final LossKind ofNumbers;
  private final DoubleUnaryOperator lambda;
  private final BiFunction<Settings, Task, ExpansionLearner> maker;

  LearnerKind(String label, LossKind ofClasses, LossKind ofNumbers, DoubleUnaryOperator lambda,
      BiFunction<Settings, Task, ExpansionLearner> maker) {
    this.label = label;
    this.ofClasses = ofClasses;
    this.ofNumbers = ofNumbers;
    this.lambda = lambda;
    this.maker = maker;
  }

  /** A learner that has seen nothing. */
  ExpansionLearner learner(Settings settings, Task task) {
    return maker.apply(settings, task);
  }

  /** {@return whether settings left to us are searched for; else they are given by rules} */
  public boolean isSearched() {
    return this == AVM;
  }

  /** {@return whether rows are represented by cells, of diameter δ} */
  public boolean hasCells() {
    return this == AVM;
  }

  /** {@return whether vectors are stored; else features take their place} */
  public boolean hasVectors() {
    return this != FOGD;
  }

  /** {@return what the stored vectors are called} */
  public String vectors() {
    return hasCells() ? "core points" : "stored vectors";
  }

  /** {@return whether a λ that is not given depends on the rows; else it is 0} */
  public boolean hasLambda() {
    return lambda != null;
  }

  /** {@return whether it is for two classes only} */
  public boolean isBinary() {
    return this == AHPATRON || this == POMDR;
  }

  /** {@return whether it learns a numeric target} */
  public boolean learnsNumbers() {
    return ofNumbers != null;
  }

  /**
   * {@return the loss where none is chosen, or null: mistakes alone are learned from}
   *
   * @param classes the number of classes, or 0 for a numeric target
   */
  public LossKind loss(int classes) {
    return classes > 0 ? ofClasses : ofNumbers;
  }

  /**
   * {@return λ where none is given}
   *
   * @param rows how many rows there are or may be
   */
  public double lambda(double rows) {
    return lambda == null ? 0 : lambda.applyAsDouble(rows);
  }

  @Override
  public String toString() {
    return label;
  }
}

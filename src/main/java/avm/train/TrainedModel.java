package avm.train;

import avm.data.Point;
import avm.data.Sample;
import avm.encode.RowEncoder;
import avm.encode.RowSource;
import avm.encode.RowValues;
import avm.encode.Schema;
import avm.encode.TargetEncoder;
import avm.eval.Calibration;
import avm.eval.LearningCurve;
import avm.eval.Residuals;
import avm.io.NotAModel;
import avm.io.Part;
import avm.learn.ExpansionLearner;
import avm.learn.LossKind;
import avm.learn.Settings;
import avm.parallel.Parallel;
import avm.solve.Criterion;
import avm.solve.Refit;
import avm.store.RowBlock;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * A learner behind an encoder: learns and predicts rows. Predicting changes nothing and may be done from many threads,
 * each with a work space of its own.
 */
public final class TrainedModel {
  /** The most that a row of a stream weighs, the mean weight of its first rows being 1. */
  private static final double HEAVIEST = 1e100;

  private final RowEncoder encoder;
  private final TargetEncoder target;
  private final Settings settings;
  private final String why;
  private String solved = "";
  private double lambda;
  private final ExpansionLearner learner;
  /** Fits margins to probabilities: of every classification loss but the logistic, where it is null. */
  private Calibration calibration;
  /** What scores by the logistic loss are multiplied by to be log-odds: 1 unless rows were held out. */
  private double slope = 1;
  private Residuals residuals;
  private LearningCurve curve = new LearningCurve();
  private final double[] predicted;
  private final long planned;
  /** Whether a wild target teaches no more than a large one: not where all settings are given. */
  private final boolean limits;
  /** The mean weight of the first rows: what counts as a weight of 1. */
  private final double unit;
  /** Tells this model from others without keeping it: a thread that lives on must not keep a model that nobody needs. */
  final Object identity = new Object();
  private Progress progress;

  /** Makes a model that has learned nothing; settings are resolved, total is the steps to come or 0. */
  TrainedModel(RowEncoder encoder, TargetEncoder target, Settings settings, String why, double maxTarget, long total,
      boolean limits, double unit) {
    this(encoder, target, settings, why, total, limits, unit,
        settings.learner(target.classes(), encoder.features(), maxTarget, total));
  }

  private TrainedModel(RowEncoder encoder, TargetEncoder target, Settings settings, String why, long total,
      boolean limits, double unit, ExpansionLearner learner) {
    this.encoder = encoder;
    this.target = target;
    this.settings = settings;
    this.why = why;
    this.learner = learner;
    lambda = settings.lambda();
    boolean numeric = target.classes() == 0;
    boolean logistic = settings.loss(target.classes()) == LossKind.LOGISTIC;
    calibration = numeric || logistic ? null : new Calibration();
    residuals = numeric ? new Residuals() : null;
    predicted = new double[learner.outputs()];
    planned = total;
    this.unit = unit;
    this.limits = limits && settings.loss(target.classes()) == LossKind.L2;
  }

  /** The same model with some of its weight vectors only; this one is of no more use. */
  TrainedModel keeping(int[] vectors) {
    TrainedModel model = new TrainedModel(encoder, target,
        settings.with(s -> s.rates = Arrays.stream(vectors).mapToObj(settings.rates()::get).toList()), why, planned,
        limits, unit, learner.keeping(vectors));
    model.curve = curve;
    return model;
  }

  /** The same model, which has learned nothing yet, behind another encoder and with other settings. */
  TrainedModel fresh(RowEncoder behind, Settings with) {
    return new TrainedModel(behind, target, with, why, 0, planned, limits, unit);
  }

  /** Shows the learning curve of the experts that it is one of. */
  void shares(LearningCurve common) {
    curve = common;
  }

  /** Tells of every step from now on; null for no longer. */
  void report(Progress to) {
    progress = to;
  }

  /** Learns a checked row, one step; what the work space holds of it is not computed again. Returns its loss. */
  double learn(RowValues row, double weight, Workspace at) {
    double[] scores = at.observe(this, row);
    encoder.observe(row, weight);
    return learnObserved(target.encode(row.target()), unit == 1 ? weight : Math.min(weight / unit, HEAVIEST), scores);
  }

  /** Learns an encoded row; fresh if the learner has not seen it before. */
  void learn(Point point, double y, double weight, boolean fresh) {
    learner.observe(point);
    if (fresh) {
      learner.outputScores(predicted);
    }
    learnObserved(y, weight, fresh ? predicted : null);
  }

  /** Covers an encoded row, to be learned with all others later. */
  void cover(Point point) {
    learner.cover(point);
    if (progress != null) {
      progress.step(learner, planned);
    }
  }

  /** Learns an observed row; its scores if the learner has not seen it before, else null. */
  private double learnObserved(double y, double weight, double[] scores) {
    double loss = 0;
    double taught = y;
    if (scores != null) {
      if (residuals != null && limits) {
        taught = residuals.taught(y, scores[0]);
      } else if (residuals != null) {
        residuals.add(y - scores[0]);
      } else if (calibration != null) {
        calibration.add(target.margin(scores, y));
      }
      loss = target.loss(scores, y);
      curve.add(loss, learner.cores().cells());
    }
    learner.update(taught, weight);
    if (progress != null) {
      progress.step(learner, planned);
    }
    return loss;
  }

  /** Takes what was found out when the learner was given the best weight vector, and how that was found. */
  void refitted(Refit refit, String how) {
    lambda = refit.lambda();
    solved = how;
    residuals = residuals == null ? null : new Residuals();
    if (residuals == null) {
      slope = Criterion.slope(refit.scores(), refit.held());
      return;
    }
    for (int r = 0; r < refit.held().size(); r++) {
      residuals.add(refit.held().targets()[r] - refit.scores()[r][0]);
    }
  }

  /** The distributions of many rows, on all cores; the same as one by one; null if some row is not right. */
  double[][] distributions(RowSource rows) {
    double[][] result = new double[rows.size()][];
    Supplier<RowBlock> blocks = learner.policy().hasScores() ? null : learner.expansion().blocks(result.length);
    int some = blocks == null ? Group.FEW : RowBlock.rows(learner.cores());
    return Parallel.forRanges(result.length, some,
        () -> new Group(this, rows, result, blocks == null ? null : blocks.get(), some)) ? result : null;
  }

  /**
   * {@return class probabilities, or the predicted number alone}
   *
   * @param scores the scores of a row
   */
  public double[] distribution(double[] scores) {
    return target.distribution(scores, slope());
  }

  /** {@return what scores are multiplied by before they become probabilities} */
  public double slope() {
    return calibration == null ? slope : calibration.slope();
  }

  /** The interval that holds a numeric class with a confidence, from the errors of the last rows. */
  double[] interval(RowValues row, Workspace at, double confidence) {
    return Arrays.stream(residuals.around(at.scores(this, row)[0], confidence)).map(target::decode).toArray();
  }

  /** The weight that counts as 1. */
  double unit() {
    return unit;
  }

  /** {@return the resolved settings} */
  public Settings settings() {
    return settings;
  }

  /** {@return the learner; not a copy} */
  public ExpansionLearner learner() {
    return learner;
  }

  /** {@return the λ in force, which is not that of the settings where all rows were learned together; NaN: not known} */
  public double lambda() {
    return lambda;
  }

  /** {@return the learning curve over the rows seen for the first time; not a copy} */
  public LearningCurve curve() {
    return curve;
  }

  /** {@return whether it is a linear function or a constant, in place of a kernel expansion that did worse} */
  public boolean isPlain() {
    return !solved.isEmpty() && settings.linear() > 0 && learner.report().support() == 0;
  }

  /** {@return how all rows were learned together, or nothing} */
  public String solved() {
    return solved;
  }

  /** {@return why the settings are what they are, or nothing} */
  public String why() {
    return why;
  }

  /** {@return the encoder of rows} */
  public RowEncoder encoder() {
    return encoder;
  }

  /** {@return the encoder of the class} */
  public TargetEncoder target() {
    return target;
  }

  /** The model as a part of a saved one. */
  Part save() {
    Part part = new Part().put("encoder", encoder.save()).put("target", target.save()).put("settings", settings.save())
        .put("why", why).put("solved", solved).put("planned", planned)
        .put("unit", unit).put("limits", limits).put("learner", learner.save()).put("curve", curve.save()).put("lambda", lambda);
    part.put("slope", slope);
    if (calibration != null) {
      part.put("calibration", calibration.save());
    }
    return residuals == null ? part : part.put("residuals", residuals.save());
  }

  /** Reads a model of a schema. */
  static TrainedModel load(Schema schema, Part part) {
    TrainedModel model = new TrainedModel(RowEncoder.load(schema, part.part("encoder")),
        TargetEncoder.load(part.part("target")), Settings.load(part.part("settings")), part.text("why"), 0,
        part.whole("planned"), part.has("limits") && part.truth("limits"),
        part.has("unit") ? part.number("unit") : 1);
    model.solved = part.text("solved");
    model.lambda = part.has("lambda") ? part.number("lambda") : model.solved.isEmpty() ? model.lambda : Double.NaN;
    Part learner = part.part("learner");
    if (learner.has("recall") && learner.part("recall").truth("trusted")) {
      throw new NotAModel("the model recalls the classes of cells, which no version does any more; train the model again");
    }
    model.learner.load(learner);
    model.curve.load(part.part("curve"));
    model.slope = part.has("slope") ? part.number("slope") : 1;
    if (part.has("calibration")) {
      model.calibration = new Calibration();
      model.calibration.load(part.part("calibration"));
    }
    if (model.residuals != null) {
      model.residuals.load(part.part("residuals"));
    }
    return model;
  }
}

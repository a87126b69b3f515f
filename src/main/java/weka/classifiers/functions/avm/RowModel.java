package weka.classifiers.functions.avm;

import avm.data.Point;
import avm.data.Sample;
import avm.eval.Calibration;
import avm.eval.LearningCurve;
import avm.eval.Residuals;
import avm.learn.ExpansionLearner;
import avm.learn.Settings;
import avm.parallel.Parallel;
import avm.solve.Refit;
import avm.store.RowBlock;
import java.io.Serializable;
import java.util.function.Supplier;
import weka.core.Instance;
import weka.core.Instances;

/**
 * A learner behind an encoder: learns and predicts Weka's rows. Predicting changes nothing and may be done from many
 * threads.
 */
public final class RowModel implements Serializable {
  private static final long serialVersionUID = 1L;

  private final RowEncoder encoder;
  private final TargetEncoder target;
  private final Settings settings;
  private final String why;
  private String solved = "";
  private final ExpansionLearner learner;
  private Calibration calibration;
  private Residuals residuals;
  private final LearningCurve curve = new LearningCurve();
  private final double[] predicted;
  private final long planned;
  private transient Progress progress;
  private transient volatile ThreadLocal<Workspace> workspaces;
  /** The work space of the thread that learned last, which will most likely ask for it again. */
  private transient Workspace learning;

  /** Makes a model that has learned nothing; settings are resolved, total is the steps to come or 0. */
  RowModel(RowEncoder encoder, TargetEncoder target, Settings settings, String why, double maxTarget, long total,
      boolean recalls) {
    this.encoder = encoder;
    this.target = target;
    this.settings = settings;
    this.why = why;
    learner = settings.learner(target.classes(), encoder.features(), maxTarget, total, recalls);
    calibration = target.calibrates(settings) ? new Calibration() : null;
    residuals = target.classes() == 0 ? new Residuals() : null;
    predicted = new double[learner.outputs()];
    planned = total;
  }

  /** Tells of every step from now on; null for no longer. */
  void report(Progress to) {
    progress = to;
  }

  /** Checks a row and learns it, one step; a row that was predicted just now has been checked. Returns its loss. */
  double learn(RowCheck check, Instance row) {
    Workspace at = workspace();
    if (learning != at) {
      learning = at;
    }
    boolean known = at.holds(this, row);
    if (!known) {
      at.read(this, check, row);
    }
    double weight = row.weight();
    double value = at.values().target();
    if (!check.teaches(weight, value)) {
      return 0;
    }
    if (known) {
      learner.observe(at.point(), at.row());
    } else {
      learner.observe(at.point());
      learner.outputScores(at.scores());
    }
    encoder.observe(at.values(), weight);
    return learnObserved(target.encode(value), weight, at.scores());
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
    if (scores != null) {
      if (residuals != null) {
        residuals.add(y - scores[0]);
      } else if (calibration != null) {
        calibration.add(target.margin(scores, y));
      }
      loss = target.loss(scores, y);
      curve.add(loss, learner.cores().cells());
    }
    learner.update(y, weight);
    if (progress != null) {
      progress.step(learner, planned);
    }
    return loss;
  }

  /** Replaces the weight vector by the best one for rows that have been learned once; λ is given or NaN. */
  void refit(Sample rows, double lambda) {
    Refit refit = Refit.of(learner, settings, lambda, rows, target.classes(), encoder.features());
    solved = refit.toString();
    residuals = residuals == null ? null : new Residuals();
    calibration = calibration == null && target.classes() > 0 ? new Calibration() : calibration;
    double[] margins = new double[refit.held().size()];
    for (int r = 0; r < margins.length; r++) {
      double y = refit.held().targets()[r];
      if (residuals != null) {
        residuals.add(y - refit.scores()[r][0]);
      } else {
        margins[r] = target.margin(refit.scores()[r], y);
      }
    }
    if (calibration != null) {
      calibration.fit(margins);
    }
  }

  /** The calling thread's work space. */
  private Workspace workspace() {
    Workspace recent = learning;
    if (recent != null && recent.isOwn()) {
      return recent;
    }
    ThreadLocal<Workspace> all = workspaces;
    if (all == null) {
      synchronized (this) {
        if (workspaces == null) {
          workspaces = ThreadLocal.withInitial(() -> new Workspace(learner.outputs()));
        }
        all = workspaces;
      }
    }
    return all.get();
  }

  /** Checks a row and tells its scores. */
  private double[] scores(RowCheck check, Instance row) {
    return workspace().scores(this, check, row);
  }

  /** The distributions of many rows, on all cores; the same as one by one. */
  double[][] distributions(RowCheck check, Instances rows) {
    double[][] result = new double[rows.numInstances()][];
    Supplier<RowBlock> blocks = learner.blocks(result.length);
    int some = blocks == null ? Group.FEW : RowBlock.rows(learner.cores());
    if (!Parallel.forRanges(result.length, some,
        () -> new Group(this, check, rows, result, blocks == null ? null : blocks.get(), some))) {
      for (int i = 0; i < result.length; i++) {
        result[i] = distribution(check, rows.instance(i));
      }
    }
    return result;
  }

  /** Class probabilities, or the predicted number alone. */
  double[] distribution(RowCheck check, Instance row) {
    return distribution(scores(check, row));
  }

  /** Class probabilities, or the predicted number alone, of scores. */
  double[] distribution(double[] scores) {
    return target.distribution(scores, slope());
  }

  /** What scores are multiplied by before they become probabilities. */
  double slope() {
    return calibration == null ? 1 : calibration.slope();
  }

  /** The interval that holds a numeric class with a confidence, from the errors of the last rows. */
  double[][] interval(RowCheck check, Instance row, double confidence) {
    double f = scores(check, row)[0];
    double rest = (1 - confidence) / 2;
    return new double[][] {{
        target.decode(f + residuals.quantile(rest)), target.decode(f + residuals.quantile(1 - rest))}};
  }

  /**
   * The resolved settings.
   *
   * @return the settings
   */
  public Settings settings() {
    return settings;
  }

  /**
   * The learner.
   *
   * @return the learner; not a copy
   */
  public ExpansionLearner learner() {
    return learner;
  }

  /**
   * How the model came to be.
   *
   * @return the learning curve over the rows seen for the first time; not a copy
   */
  public LearningCurve curve() {
    return curve;
  }

  /** How all rows were learned together, or nothing. */
  String solved() {
    return solved;
  }

  /** Why the settings are what they are, or nothing. */
  String why() {
    return why;
  }

  /** The encoder of rows. */
  RowEncoder encoder() {
    return encoder;
  }

  /** The encoder of the class. */
  TargetEncoder target() {
    return target;
  }
}

package avm.merge;

import avm.coverage.Cover;
import avm.data.Point;
import avm.encode.RowEncoder;
import avm.encode.Schema;
import avm.eval.Calibration;
import avm.eval.LearningCurve;
import avm.eval.Residuals;
import avm.io.Part;
import avm.io.Saved;
import avm.learn.ExpansionLearner;
import avm.learn.Settings;
import avm.model.Blend;
import avm.store.CoreSet;
import java.util.List;
import java.util.function.Supplier;

/** Saved models of one core set: their mean, and a model under its coverage and limit again. */
final class Models {
  /** A union of so many times the limit is covered before more join it, so that memory has a bound. */
  private static final int MOST = 16;
  private static final String SOLVED = "the mean of models, each of which learned its rows together";

  private Models() {
  }

  /** How many steps a saved model has taken. */
  static long steps(Part model) {
    return model.part("learner").part("expansion").parts("weights").get(0).part("coefficients").whole("steps");
  }

  private static ExpansionLearner learner(Schema schema, Part model, double maxTarget) {
    Settings settings = Settings.load(model.part("settings"));
    int features = RowEncoder.load(schema, model.part("encoder")).features();
    return settings.learner(schema.classes(), features, maxTarget, model.whole("planned"));
  }

  private static ExpansionLearner loaded(Schema schema, Part model) {
    ExpansionLearner learner = learner(schema, model, 0);
    learner.load(model.part("learner"));
    return learner;
  }

  /** The mean of two models; the second counts as much as is said, and so many steps count as taken. */
  static Part mean(Schema schema, Part one, Part other, double share, long steps) {
    Differences.check(schema, one, other);
    ExpansionLearner merged = learner(schema, one, Math.max(maxTarget(one), maxTarget(other)));
    Union.into(merged.expansion(), loaded(schema, one).expansion(), loaded(schema, other).expansion(), share, steps);
    double all = steps(one) + steps(other);
    merged.policy().load(policy(one.part("learner").part("policy"), other.part("learner").part("policy"), steps / all));
    Part result = one.with("learner", merged.save())
        .with("encoder", encoder(one.part("encoder"), other.part("encoder"), steps / all))
        .with("curve", curve(one, other, share))
        .with("solved", one.text("solved").isEmpty() ? "" : SOLVED);
    if (one.has("lambda") && other.has("lambda") && !one.show("lambda").equals(other.show("lambda"))) {
      result = result.with("lambda", Double.NaN);
    }
    if (one.has("slope") && other.has("slope")) {
      result = result.with("slope", (1 - share) * one.number("slope") + share * other.number("slope"));
    }
    if (one.has("calibration") && other.has("calibration")) {
      Calibration calibration = loaded(Calibration::new, one.part("calibration"));
      calibration.merge(loaded(Calibration::new, other.part("calibration")), share);
      result = result.with("calibration", calibration.save());
    }
    result = one.has("residuals") ? result.with("residuals", residuals(one, other, share)) : result;
    long limit = Settings.load(one.part("settings")).limit();
    return limit > 0 && merged.cores().size() > MOST * limit ? thinned(schema, result) : result;
  }

  private static <T extends Saved> T loaded(Supplier<T> maker, Part part) {
    T made = maker.get();
    made.load(part);
    return made;
  }

  /** The largest |y| that a ball was made for. */
  private static double maxTarget(Part model) {
    Part learner = model.part("learner");
    return learner.has("projection") ? learner.part("projection").number("maxTarget") : 0;
  }

  /** The errors of two models' last rows. */
  static Part residuals(Part one, Part other, double share) {
    Residuals residuals = loaded(Residuals::new, one.part("residuals"));
    residuals.merge(loaded(Residuals::new, other.part("residuals")), share);
    return residuals.save();
  }

  /** The mean of two learning curves. */
  static Part curve(Part one, Part other, double share) {
    LearningCurve curve = loaded(LearningCurve::new, one.part("curve"));
    curve.merge(loaded(LearningCurve::new, other.part("curve")), share);
    return curve.save();
  }

  /** An encoder that has noted the rows of two, rows that both have seen once. */
  static Part encoder(Part one, Part other, double once) {
    return one.with("running", one.part("running").combined(other.part("running"), once, once));
  }

  /** What the policies of two models remember; δ is the larger one. */
  private static Part policy(Part one, Part other, double once) {
    Part result = one.with("kept", Math.round(once * (one.whole("kept") + other.whole("kept"))))
        .with("doublings", Math.max(one.whole("doublings"), other.whole("doublings")));
    Part first = one.part("representation");
    Part second = other.part("representation");
    return !first.has("represented") ? result : result.with("representation", first
        .with("residualSum", once * (first.number("residualSum") + second.number("residualSum")))
        .with("residualMax", Math.max(first.number("residualMax"), second.number("residualMax")))
        .with("represented", Math.round(once * (first.whole("represented") + second.whole("represented")))));
  }

  /** A model whose core points are covered again, and no more than its limit. */
  static Part thinned(Schema schema, Part model) {
    ExpansionLearner old = loaded(schema, model);
    CoreSet kept = new CoreSet(old.expansion().kernel());
    Blend blend = ((Cover) old.policy()).thinned(old.expansion(), kept);
    if (kept.size() == old.cores().size()) {
      return model;
    }
    ExpansionLearner fresh = learner(schema, model, maxTarget(model));
    for (int i = 0; i < kept.size(); i++) {
      Point x = kept.point(i);
      fresh.expansion().store(x, kept.isCell(i));
    }
    Blend.into(fresh.expansion(), List.of(blend), old.steps());
    fresh.policy().load(old.policy().save());
    return model.with("learner", fresh.save());
  }
}

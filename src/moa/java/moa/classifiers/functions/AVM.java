package moa.classifiers.functions;

import avm.face.Range;
import avm.learn.ApproximationKind;
import avm.learn.CoverageKind;
import avm.learn.LearnerKind;
import avm.learn.OutputKind;
import avm.learn.Settings;
import avm.learn.SettingsDraft;
import com.github.javacliparser.FlagOption;
import com.github.javacliparser.FloatOption;
import com.github.javacliparser.IntOption;
import com.github.javacliparser.MultiChoiceOption;
import com.github.javacliparser.StringOption;
import moa.classifiers.functions.avm.SgdLearner;

/**
 * Approximation Vector Machine (Le, Nguyen, Nguyen and Phung, JMLR 2017): its model stays small however many rows
 * arrive.
 */
public class AVM extends SgdLearner {
  private static final long serialVersionUID = 1L;

  /** The cells' diameter. */
  public StringOption deltaOption = new StringOption("delta", 'D', "The cells' diameter, in units of scaled "
      + "attributes: larger is a smaller and faster model. auto, or a number above 0.", AUTO);

  /** The largest number of core points. */
  public StringOption maxCorePointsOption = new StringOption("maxCorePoints", 'M', "The largest number of core "
      + "points, or 0 for no limit; auto is 8000. When it is reached, cells double and merge.", AUTO);

  /** How many core points represent a row. */
  public IntOption neighboursOption = new IntOption("neighbours", 'J', "How many of the nearest core points "
      + "represent a row together; 0 is the paper's: the nearest one alone.", 16, 0, Integer.MAX_VALUE);

  /** The weight of a linear function. */
  public StringOption linearOption = new StringOption("linear", 'U', "The weight of a linear function beside the "
      + "kernel expansion, 0 for none.", AUTO);

  /** The cells' shape. */
  public MultiChoiceOption coverageOption = choice("coverage", 'C', "The cells' shape: hypersphere (nearest core "
      + "point within half a diameter) or hyperrectangle.", CoverageKind.values(), CoverageKind.HYPERSPHERE);

  /** When a row is approximated. */
  public MultiChoiceOption approximationOption = choice("approximation", 'Z', "When a row is replaced by its core "
      + "point: always, schedule (with probability 1 - beta/t^rho at row t) or confident (if it is right by a "
      + "margin of 1).", ApproximationKind.values(), ApproximationKind.ALWAYS);

  /** The schedule's β. */
  public FloatOption betaOption = new FloatOption("beta", 'B', "The schedule's beta: larger approximates less and "
      + "keeps more rows.", 0, 0, Double.MAX_VALUE);

  /** The schedule's ρ. */
  public FloatOption rhoOption = new FloatOption("rho", 'R', "The schedule's rho: larger approximates sooner.",
      1, Double.MIN_VALUE, Double.MAX_VALUE);

  /** Which weight vector predicts. */
  public MultiChoiceOption outputOption = choice("output", 'A', "Which weight vector predicts: auto (where "
      + "settings are left to auto, many experts pooled; else suffix), suffix (the average over the later steps), "
      + "average or last.", OutputKind.values(), OutputKind.AUTO);

  /** The share of the suffix. */
  public StringOption alphaOption = new StringOption("alpha", 'a', "The share of the steps that the suffix "
      + "averages, between 0 and 1; auto is the last half to three quarters.", AUTO);

  /** The paper's algorithm. */
  public FlagOption paperOption = new FlagOption("paper", 'p', "The paper's algorithm: nearest core point, no step "
      + "offset, no linear function, the last weight vector unless another is chosen, and its own heuristics for "
      + "delta, lambda and gamma.");

  /** Whether the rows of a cell share neighbours. */
  public FlagOption sharedOption = new FlagOption("shared", 's', "A row is represented by the core points nearest "
      + "to its core point, which all rows of a cell share: faster, and a little less exact.");

  /** Single precision. */
  public FlagOption singleOption = new FlagOption("single", 'f', "Rows are compared with core points in single "
      + "precision, where the kernel is gaussian: faster with many core points of numeric attributes.");

  /** Makes an untrained learner with default options. */
  public AVM() {
  }

  @Override
  public String getPurposeString() {
    return "Approximation Vector Machine: an online kernel learner for nominal and numeric classes that covers the "
        + "data with cells and represents every row by the core points of its cells.";
  }

  @Override
  protected String title() {
    return "Approximation Vector Machine";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.AVM;
  }

  @Override
  protected boolean isPaper() {
    return paperOption.isSet();
  }

  @Override
  protected void give(SettingsDraft s) {
    super.give(s);
    double limit = number(maxCorePointsOption, Range.NATURAL);
    s.delta = number(deltaOption, Range.POSITIVE);
    s.limit = Double.isNaN(limit) ? Settings.AUTO_LIMIT : (int) limit;
    s.neighbours = neighboursOption.getValue();
    s.linear = number(linearOption, Range.NON_NEGATIVE);
    s.coverage = chosen(coverageOption, CoverageKind.values());
    s.approximation = chosen(approximationOption, ApproximationKind.values());
    s.beta = betaOption.getValue();
    s.rho = rhoOption.getValue();
    s.output = chosen(outputOption, OutputKind.values());
    s.alpha = number(alphaOption, Range.SHARE);
    s.shared = sharedOption.isSet();
    s.single = singleOption.isSet();
    if (isPaper()) {
      s.asInThePaper();
    }
  }
}

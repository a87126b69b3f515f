package weka.classifiers.functions;

import avm.learn.LearnerKind;
import weka.classifiers.functions.avm.BudgetOptions;
import weka.classifiers.functions.avm.options.Auto;
import weka.classifiers.functions.avm.report.Paper;
import weka.core.OptionMetadata;
import weka.core.SelectedTag;
import weka.core.Tag;
import weka.core.TechnicalInformation;

/**
 * Budgeted stochastic gradient descent (Wang, Crammer and Vucetic 2012): Pegasos with a kernel that removes, projects
 * or merges a stored vector when there is no room.
 */
public class BSGD extends BudgetOptions {
  private static final long serialVersionUID = 1L;
  private static final LearnerKind[] VARIANTS = {LearnerKind.BSGD_R, LearnerKind.BSGD_P, LearnerKind.BSGD_M};

  /** The choices of what is done when there is no room. */
  public static final Tag[] TAGS_VARIANT = tags(VARIANTS);

  private LearnerKind variant = LearnerKind.BSGD_M;

  /** Makes an untrained learner with default options. */
  public BSGD() {
  }

  @Override
  public String globalInfo() {
    return Paper.about("Budgeted stochastic gradient descent, also known as budgeted Pegasos, for nominal classes: "
        + "every row whose margin is below 1 is stored, and step t has the size 1/(lambda t). When there is no room, "
        + "two stored vectors are merged into one (BSGD-M), or one is projected on the others (BSGD-P) or removed "
        + "(BSGD-R).",
        "removal, with at most 200 stored rows",
        ".BSGD -t train.arff -T test.arff -V BSGD-R -B 200", getTechnicalInformation());
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    return Paper.article("Zhuang Wang and Koby Crammer and Slobodan Vucetic", "2012",
        "Breaking the Curse of Kernelization: Budgeted Stochastic Gradient Descent for Large-Scale SVM Training",
        "Journal of Machine Learning Research", "13", "3103-3131");
  }

  @Override
  protected String title() {
    return "Budgeted stochastic gradient descent " + variant;
  }

  @Override
  protected LearnerKind kind() {
    return variant;
  }

  /** {@return what is done when there is no room} */
  @OptionMetadata(displayName = "variant", commandLineParamName = "V", commandLineParamSynopsis = "-V <name>",
      displayOrder = 2, description = "What is done when there is no room: BSGD-M (two vectors are merged; needs the "
      + "gaussian kernel), BSGD-P (one is projected on the others, which takes time that grows with the square of the "
      + "budget) or BSGD-R (the one with the smallest coefficients is removed).")
  public SelectedTag getVariant() {
    return selected(TAGS_VARIANT, variant);
  }

  /** @param value what is done when there is no room */
  public void setVariant(SelectedTag value) {
    variant = chosen(VARIANTS, value);
  }

  /** {@return the regularisation λ, or auto} */
  @Auto
  @OptionMetadata(displayName = "lambda", commandLineParamName = "L", commandLineParamSynopsis = "-L <auto|num>",
      displayOrder = 3, description = "The regularisation λ; larger is smoother and steadier; 0 (auto) is one over "
      + "the number of rows, of which a stream is taken to have 50000. From 1e-30 to 1e30.")
  public double getLambda() {
    return lambda();
  }

  /** @param value the regularisation λ, or auto */
  public void setLambda(double value) {
    lambda(value);
  }

  /**
   * Runs the learner from the command line.
   *
   * @param args Weka's general options and the learner's
   * @throws Exception if it cannot be run
   */
  public static void main(String[] args) throws Exception {
    new BSGD().run(new BSGD(), args);
  }
}

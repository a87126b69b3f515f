package weka.classifiers.functions.avm;

import avm.encode.Scaling;
import avm.learn.OutputKind;
import weka.core.OptionMetadata;
import weka.core.Randomizable;
import weka.core.SelectedTag;
import weka.core.Tag;

/** The options of how an online learner is trained and what of it predicts, as bean properties. */
public abstract class TrainingOptions extends StrictClassifier implements Randomizable {
  private static final long serialVersionUID = 1L;

  /** The choices of output. */
  public static final Tag[] TAGS_OUTPUT = Choice.tags(OutputKind.values());

  /** The choices of scaling. */
  public static final Tag[] TAGS_SCALING = Choice.tags(Scaling.values());

  private static final String OUTPUT_TIP = "Which weight vector predicts: auto (suffix, or last while a changing stream "
      + "makes that the better one), suffix (the average over the later steps), average (over all steps) or last.";

  private static final String ALPHA_TIP = "The share of the steps that the suffix output averages, between 0 and 1. auto averages the last "
      + "half to three quarters and needs no number of steps.";

  private static final String EPOCHS_TIP = "Passes over the data in batch training: auto (more for small data), or 1 or more. A stream is "
      + "always one pass.";

  private static final String PRESERVEORDER_TIP = "Batch training takes the rows in their order in the file; otherwise they are shuffled by the "
      + "seed.";

  private static final String SCALING_TIP = "How numeric attributes are scaled: auto (in a stream "
      + "what does best on its first rows, else normalise), normalise (to a range of width 1), "
      + "standardise (to standard deviation 1), common (all by one factor) or none. "
      + "Unless none, a numeric class is standardised inside as well.";

  private static final String WARMUP_TIP = "In a stream: the rows that settings left to auto, and the scaling, are fitted to; they are kept "
      + "until then and learned again. At least 1.";

  private static final String SEED_TIP =
      "The seed of all randomness.";

  private static final String RESUME_TIP =
      "Iterating again over the training data (Explorer: Continue iterating) goes on with the model instead of a new one.";

  private OutputKind output = OutputKind.AUTO;
  private String alpha = "auto";
  private String epochs = "auto";
  private boolean preserveOrder;
  private Scaling scaling = Scaling.AUTO;
  private int warmUp = 1000;
  private int seed = 1;
  private boolean resume;

  /**
   * Which weight vector predicts.
   *
   * @return the choice
   */
  @OptionMetadata(displayName = "output", description = OUTPUT_TIP, commandLineParamName = "A",
      commandLineParamSynopsis = "-A <name>", displayOrder = 15)
  public SelectedTag getOutput() {
    return Choice.selected(TAGS_OUTPUT, output);
  }

  /**
   * Which weight vector predicts.
   *
   * @param value the choice
   */
  public void setOutput(SelectedTag value) {
    output = Choice.chosen(OutputKind.class, TAGS_OUTPUT, value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String outputTipText() {
    return OUTPUT_TIP;
  }

  /**
   * α, the suffix's share.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "alpha", description = ALPHA_TIP, commandLineParamName = "alpha",
      commandLineParamSynopsis = "-alpha <auto|num>", displayOrder = 16)
  public String getAlpha() {
    return alpha;
  }

  /**
   * α, the suffix's share.
   *
   * @param value the value
   */
  public void setAlpha(String value) {
    alpha = Check.autoOrShare("alpha", value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String alphaTipText() {
    return ALPHA_TIP;
  }

  /**
   * The passes in batch training.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "epochs", description = EPOCHS_TIP, commandLineParamName = "E",
      commandLineParamSynopsis = "-E <auto|num>", displayOrder = 18)
  public String getEpochs() {
    return epochs;
  }

  /**
   * The passes in batch training.
   *
   * @param value the value
   */
  public void setEpochs(String value) {
    epochs = Check.autoOrCount("epochs", value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String epochsTipText() {
    return EPOCHS_TIP;
  }

  /**
   * Whether batch training keeps the order of rows.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "preserveOrder", description = PRESERVEORDER_TIP, commandLineParamName = "O",
      commandLineParamIsFlag = true, commandLineParamSynopsis = "-O", displayOrder = 19)
  public boolean getPreserveOrder() {
    return preserveOrder;
  }

  /**
   * Whether batch training keeps the order of rows.
   *
   * @param value the value
   */
  public void setPreserveOrder(boolean value) {
    preserveOrder = value;
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String preserveOrderTipText() {
    return PRESERVEORDER_TIP;
  }

  /**
   * How attributes are scaled.
   *
   * @return the choice
   */
  @OptionMetadata(displayName = "scaling", description = SCALING_TIP, commandLineParamName = "N",
      commandLineParamSynopsis = "-N <name>", displayOrder = 20)
  public SelectedTag getScaling() {
    return Choice.selected(TAGS_SCALING, scaling);
  }

  /**
   * How attributes are scaled.
   *
   * @param value the choice
   */
  public void setScaling(SelectedTag value) {
    scaling = Choice.chosen(Scaling.class, TAGS_SCALING, value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String scalingTipText() {
    return SCALING_TIP;
  }

  /**
   * The rows of the warm-up.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "warmUp", description = WARMUP_TIP, commandLineParamName = "W",
      commandLineParamSynopsis = "-W <num>", displayOrder = 21)
  public int getWarmUp() {
    return warmUp;
  }

  /**
   * The rows of the warm-up.
   *
   * @param value the value
   */
  public void setWarmUp(int value) {
    warmUp = Check.count("warmUp", value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String warmUpTipText() {
    return WARMUP_TIP;
  }

  /**
   * The seed.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "seed", description = SEED_TIP, commandLineParamName = "S",
      commandLineParamSynopsis = "-S <num>", displayOrder = 22)
  public int getSeed() {
    return seed;
  }

  /**
   * The seed.
   *
   * @param value the value
   */
  public void setSeed(int value) {
    seed = Check.any("seed", value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String seedTipText() {
    return SEED_TIP;
  }

  /**
   * Whether training can be continued.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "resume", description = RESUME_TIP, commandLineParamName = "resume",
      commandLineParamIsFlag = true, commandLineParamSynopsis = "-resume", displayOrder = 23)
  public boolean getResume() {
    return resume;
  }

  /**
   * Whether training can be continued.
   *
   * @param value the value
   */
  public void setResume(boolean value) {
    resume = value;
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String resumeTipText() {
    return RESUME_TIP;
  }

  /** The chosen output. */
  final OutputKind outputKind() {
    return output;
  }

  /** The chosen scaling. */
  final Scaling scalingKind() {
    return scaling;
  }
}

package weka.classifiers.functions.avm.options;

import avm.encode.Scaling;
import avm.face.Range;
import avm.learn.KernelKind;
import avm.learn.LearnerKind;
import avm.learn.Settings;
import avm.learn.SettingsDraft;
import avm.train.TrainSettings;
import avm.train.TrainedModel;
import java.util.List;
import java.util.function.Consumer;
import weka.core.OptionMetadata;
import weka.core.Randomizable;
import weka.core.SelectedTag;
import weka.core.Tag;

/**
 * The options of every online kernel learner: its kernel, how rows are prepared and how often they are learned. Loss,
 * regularisation and what is stored are the learner's own. Weka takes the tips of its dialog from the descriptions.
 */
public abstract class LearnerOptions extends StrictClassifier implements Randomizable {
  private static final long serialVersionUID = 1L;

  /** The choices of kernel. */
  public static final Tag[] TAGS_KERNEL = tags(KernelKind.values());
  /** The choices of scaling. */
  public static final Tag[] TAGS_SCALING = tags(Scaling.values());
  /** The choices of class weights. */
  public static final Tag[] TAGS_CLASS_WEIGHTS = {new Tag(0, "none"), new Tag(1, "balanced")};

  /** What options say, NaN for auto. */
  private transient Settings given = Settings.DEFAULT;
  private int epochs;
  private boolean preserveOrder;
  private Scaling scaling = Scaling.AUTO;
  private int warmUp = 1000;
  private boolean resume;
  private int slots;
  private int maxMemory;

  /** {@return the kernel's width γ, or auto} */
  @Auto
  @OptionMetadata(displayName = "gamma", commandLineParamName = "G", commandLineParamSynopsis = "-G <auto|num>",
      displayOrder = 10, description = "The kernel's width γ, one over a squared distance between scaled rows; "
      + "raise it by a factor of 4 if the model is too smooth, lower it if only training rows are predicted well; "
      + "0 (auto) chooses it from the data. Its unit is that of the scaled attributes, so give -N with it.")
  public double getGamma() {
    return Range.POSITIVE.orAuto(given.gamma());
  }

  /** @param value the kernel's width γ, or auto */
  public void setGamma(double value) {
    give(s -> s.gamma = Range.POSITIVE.numberOrAuto("gamma", value));
  }

  /** {@return the regularisation λ, or auto, for learners that have it as an option} */
  protected final double lambda() {
    return Range.FACTOR.orAuto(given.lambda());
  }

  /** @param value the regularisation λ, or auto */
  protected final void lambda(double value) {
    give(s -> s.lambda = Range.FACTOR.numberOrAuto("lambda", value));
  }

  /** {@return the kernel} */
  @OptionMetadata(displayName = "kernel", commandLineParamName = "K", commandLineParamSynopsis = "-K <name>",
      displayOrder = 14, description = "The kernel, a function of u = γ times the squared distance; try matern52 "
      + "or laplacian where the class changes abruptly, productLaplacian where trees do well. gaussian exp(-u), "
      + "laplacian exp(-sqrt(u)), productLaplacian the same with Manhattan distances, rationalQuadratic 1/(1+u), "
      + "matern32, matern52; auto: AVM takes what does best on a sample of a batch, and "
      + "gaussian in streams and where gamma or delta is given; the other learners take gaussian.")
  public SelectedTag getKernel() {
    return selected(TAGS_KERNEL, given.kernel());
  }

  /** @param value the kernel */
  public void setKernel(SelectedTag value) {
    give(s -> s.kernel = chosen(KernelKind.values(), value));
  }

  /** {@return how classes are weighed} */
  @OptionMetadata(displayName = "classWeights", commandLineParamName = "class-weights",
      commandLineParamSynopsis = "-class-weights <name>", displayOrder = 16, description = "How classes are weighed; "
      + "choose balanced if one class is rare and must be found all the same. none: each row counts alike; balanced: "
      + "each class counts alike, by the class frequencies of the batch, or of the stream so far. Probabilities are "
      + "then those of classes that are equally frequent. For a nominal class.")
  public SelectedTag getClassWeights() {
    return new SelectedTag(given.balanced() ? 1 : 0, TAGS_CLASS_WEIGHTS);
  }

  /** @param value how classes are weighed */
  public void setClassWeights(SelectedTag value) {
    give(s -> s.balanced = value.getSelectedTag().getReadable().equals("balanced"));
  }

  /** {@return the number of passes over the data in batch training, or auto} */
  @Auto
  @OptionMetadata(displayName = "epochs", commandLineParamName = "E", commandLineParamSynopsis = "-E <auto|num>",
      displayOrder = 18, description = "Passes over the data in batch training; 1 trains fastest, 5 or more may "
      + "help the other learners; 0 (auto) learns all rows together in AVM where it can, and takes one pass in the "
      + "other learners. A stream is always one pass.")
  public int getEpochs() {
    return epochs;
  }

  /** @param value the number of passes over the data in batch training, or auto */
  public void setEpochs(int value) {
    epochs = Range.COUNT.numberOrAuto("epochs", value);
  }

  /** {@return whether batch training keeps the order of rows} */
  @OptionMetadata(displayName = "preserveOrder", commandLineParamName = "O", commandLineParamSynopsis = "-O",
      category = EXPERT, displayOrder = 41, commandLineParamIsFlag = true,
      description = "Batch training takes the rows in the order of the file; set it where that order is time. "
      + "Otherwise they are shuffled by the seed.")
  public boolean getPreserveOrder() {
    return preserveOrder;
  }

  /** @param value whether batch training keeps the order of rows */
  public void setPreserveOrder(boolean value) {
    preserveOrder = value;
  }

  /** {@return how numeric attributes are scaled} */
  @OptionMetadata(displayName = "scaling", commandLineParamName = "N", commandLineParamSynopsis = "-N <name>",
      displayOrder = 13, description = "How numeric attributes are scaled; choose quantile if a few extreme "
      + "values squeeze an attribute, common if all attributes have one unit, none if they are scaled already. "
      + "auto: AVM takes what does best on a sample of a batch, several in the experts of a stream, and normalise where "
      + "gamma or delta is given, whose unit it is; the other learners take normalise. normalise is to a range of "
      + "width 1, standardise to standard deviation 1, common all by one factor, quantile by rank to those of a normal "
      + "distribution. A numeric class is standardised inside as well; with none only where AVM learns all rows of a "
      + "batch together.")
  public SelectedTag getScaling() {
    return selected(TAGS_SCALING, scaling);
  }

  /** @param value how numeric attributes are scaled */
  public void setScaling(SelectedTag value) {
    scaling = chosen(Scaling.values(), value);
  }

  /** {@return the number of rows that a stream warms up on} */
  @OptionMetadata(displayName = "warmUp", commandLineParamName = "W", commandLineParamSynopsis = "-W <num>",
      category = EXPERT, displayOrder = 42, description = "In a stream: the number of rows that scaling and "
      + "automatic settings are fitted to; raise it if the first rows are not typical of the rest. They are kept "
      + "until then and learned again. At least 1.")
  public int getWarmUp() {
    return warmUp;
  }

  /** @param value the number of rows that a stream warms up on */
  public void setWarmUp(int value) {
    warmUp = Range.COUNT.number("warmUp", value);
  }

  /** {@return the seed of all randomness} */
  @OptionMetadata(displayName = "seed", commandLineParamName = "S", commandLineParamSynopsis = "-S <num>",
      displayOrder = 19, description = "The seed of all randomness; try a few to see how much a result varies by "
      + "chance.")
  @Override
  public int getSeed() {
    return (int) given.seed();
  }

  /** @param value the seed of all randomness */
  @Override
  public void setSeed(int value) {
    give(s -> s.seed = value);
  }

  /** {@return whether iterating again goes on with the model} */
  @OptionMetadata(displayName = "resume", commandLineParamName = "resume", commandLineParamSynopsis = "-resume",
      category = EXPERT, displayOrder = 43, commandLineParamIsFlag = true,
      description = "Training again on more data (Explorer: Continue iterating) goes on with the model instead of "
      + "making a new one.")
  public boolean getResume() {
    return resume;
  }

  /** @param value whether iterating again goes on with the model */
  public void setResume(boolean value) {
    resume = value;
  }

  /** {@return how many threads train and predict many rows, 0 for all cores} */
  @OptionMetadata(displayName = "numExecutionSlots", commandLineParamName = "num-slots",
      commandLineParamSynopsis = "-num-slots <num>", category = EXPERT, displayOrder = 47,
      description = "How many threads train, and predict many rows; 0 is one for each core, or one alone inside a "
      + "classifier of Weka that trains several at once. It changes how long that takes, and nothing else.")
  public int getNumExecutionSlots() {
    return slots;
  }

  /** @param value how many threads train and predict many rows, 0 for all cores */
  public void setNumExecutionSlots(int value) {
    slots = Range.NATURAL.number("numExecutionSlots", value);
  }

  /** {@return how many megabytes training may take, or auto} */
  @Auto
  @OptionMetadata(displayName = "maxMemory", commandLineParamName = "max-memory",
      commandLineParamSynopsis = "-max-memory <auto|num>", category = EXPERT, displayOrder = 48,
      description = "How many megabytes training may take, about, besides the data set itself; 0 (auto) is a "
      + "quarter of Java's heap, and half of it is the most. Where that is too little for all core points there "
      + "are fewer. Not looked at where delta, lambda, gamma and -N none are given.")
  public int getMaxMemory() {
    return maxMemory;
  }

  /** @param value how many megabytes training may take, or auto */
  public void setMaxMemory(int value) {
    maxMemory = Range.COUNT.numberOrAuto("maxMemory", value);
  }

  /** {@return the settings that options have given so far} */
  protected final Settings given() {
    return given;
  }

  /** @param change sets what an option gives */
  protected final void give(Consumer<SettingsDraft> change) {
    given = given.with(change);
  }

  /** {@return which learner of the library it is, as its options say} */
  protected abstract LearnerKind kind();

  /** {@return how much each attribute counts: none where all count alike, null where that is learned} */
  protected List<Double> metric() {
    return List.of();
  }

  /** {@return how many seconds it may take to learn all rows together, infinite for no limit} */
  protected double seconds() {
    return Double.POSITIVE_INFINITY;
  }

  /** {@return whether settings left to us are those of the learner's paper} */
  protected boolean isPaper() {
    return false;
  }

  /**
   * {@return options that give a model again from the same rows in the same way: what was left to us as it was chosen;
   * null if the model was saved before all of that was}
   *
   * @param model a model that these options made
   */
  public final String[] again(TrainedModel model) {
    if (model.isPlain() || !model.settings().rates().isEmpty()) {
      return getOptions();
    }
    if (model.encoder().scaling() == null || Double.isNaN(model.lambda()) && model.settings().kind().hasLambda()) {
      return null;
    }
    try {
      LearnerOptions same = getClass().getDeclaredConstructor().newInstance();
      same.setOptions(getOptions());
      same.fix(model);
      return same.getOptions();
    } catch (Exception e) {
      throw new IllegalStateException("the options of " + getClass().getName() + " cannot be copied", e);
    }
  }

  /**
   * Sets what may be auto to what a model has, so that these options give it again.
   *
   * @param model the model
   */
  protected void fix(TrainedModel model) {
    give(s -> {
      s.gamma = model.settings().gamma();
      s.lambda = kind().hasLambda() ? model.lambda() : s.lambda;
    });
    scaling = model.encoder().scaling();
    give(s -> s.kernel = model.settings().kernel());
  }

  /** {@return the options as what training needs} */
  protected final TrainSettings training() {
    return new TrainSettings(settings(), scaling, epochs == 0 ? Double.NaN : epochs, preserveOrder, isPaper(), warmUp, getSeed(),
        slots == 0 && Callers.areMany() ? 1 : slots, TrainSettings.bytes(maxMemory == 0 ? Double.NaN : maxMemory),
        seconds(), metric());
  }

  /** {@return the options as the library's settings, NaN for auto} */
  public Settings settings() {
    return given.with(s -> s.kind = kind());
  }
}

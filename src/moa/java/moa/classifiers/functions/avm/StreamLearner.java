package moa.classifiers.functions.avm;

import avm.encode.Scaling;
import avm.face.Measure;
import avm.face.ModelText;
import avm.face.Range;
import avm.io.ModelFormat;
import avm.io.NotAModel;
import avm.learn.KernelKind;
import avm.learn.LearnerKind;
import avm.learn.Settings;
import avm.learn.SettingsDraft;
import avm.train.TrainSettings;
import avm.train.TrainedModel;
import com.github.javacliparser.IntOption;
import com.github.javacliparser.MultiChoiceOption;
import com.github.javacliparser.StringOption;
import com.yahoo.labs.samoa.instances.Instance;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.Locale;
import moa.classifiers.AbstractClassifier;
import moa.classifiers.MultiClassClassifier;
import moa.classifiers.Regressor;
import moa.core.Measurement;
import moa.core.StringUtils;

/**
 * An online kernel learner as MOA sees it. A learner adds what it is and options of its own; how rows are read, checked and
 * learned is {@link MoaTraining}'s matter. Options have the letters, or the names, that they have in Weka. A model is saved
 * in the format of the library, which Java's serialisation carries: a copy goes on as the original does, bit for bit.
 */
public abstract class StreamLearner extends AbstractClassifier implements MultiClassClassifier, Regressor {
  private static final long serialVersionUID = 1L;
  /** The value of an option that is left to the learner. */
  protected static final String AUTO = Range.AUTO;

  /** The kernel's width. */
  public StringOption gammaOption = new StringOption("gamma", 'G', "The kernel's width, one over a squared distance between "
      + "scaled rows: larger follows finer detail. auto, or a number above 0.", AUTO);
  /** The kernel; null where there is no choice. */
  public MultiChoiceOption kernelOption = choice("kernel", 'K', "The kernel, a function of gamma times the squared distance.",
      KernelKind.values(), KernelKind.GAUSSIAN);
  /** How numeric attributes are scaled. */
  public MultiChoiceOption scalingOption = choice("scaling", 'N', "How numeric attributes are scaled: normalise (to a range "
      + "of width 1), standardise, common (all by one factor), quantile, none; auto is what does best, or normalise.",
      Scaling.values(), Scaling.AUTO);
  /** How many rows settings are fitted to. */
  public IntOption warmUpOption = new IntOption("warmUp", 'W', "How many of the first rows the scaling, and settings left to "
      + "auto, are fitted to.", 1000, 1, Integer.MAX_VALUE);
  /** How classes are weighed. */
  public MultiChoiceOption classWeightsOption = new MultiChoiceOption("classWeights", 'w', "How classes are weighed: balanced "
      + "makes rare classes count as much as frequent ones; none takes rows as they are.",
      new String[] {"none", "balanced"}, new String[] {"none", "balanced"}, 0);
  /** How much memory training may take. */
  public StringOption maxMemoryOption = new StringOption("maxMemory", 'm', "How many megabytes training may take, about; "
      + "auto is a quarter of Java's heap.", AUTO);
  /** The seed of all randomness, MOA's own; there it is no option of the command line. */
  public IntOption seedOption = randomSeedOption;

  private transient MoaTraining state;

  /** {@return which learner of the library it is, as its options say} */
  protected abstract LearnerKind kind();

  /** {@return what the learner is, in one sentence} */
  @Override
  public abstract String getPurposeString();

  /** {@return the learner's name in full, the head of its page} */
  protected abstract String title();

  /** {@return whether settings left to us are those of the learner's paper} */
  protected boolean isPaper() {
    return false;
  }

  /**
   * Sets what options give.
   *
   * @param s settings, the defaults so far
   */
  protected void give(SettingsDraft s) {
    s.kind = kind();
    s.gamma = number(gammaOption, Range.POSITIVE);
    s.kernel = kernelOption == null ? s.kernel : chosen(kernelOption, KernelKind.values());
    s.seed = randomSeed;
    s.balanced = classWeightsOption.getChosenIndex() == 1;
  }

  /**
   * {@return an option that chooses one of an enum's constants}
   *
   * @param name its name
   * @param letter its letter
   * @param purpose what it is for
   * @param constants the constants
   * @param standard the default
   * @param <E> the enum
   */
  protected static <E extends Enum<E>> MultiChoiceOption choice(String name, char letter, String purpose, E[] constants, E standard) {
    String[] labels = Arrays.stream(constants).map(Enum::toString).toArray(String[]::new);
    return new MultiChoiceOption(name, letter, purpose, labels, labels, Arrays.asList(constants).indexOf(standard));
  }

  /**
   * {@return the constant that is chosen}
   *
   * @param option what {@link #choice} made
   * @param constants the constants
   * @param <E> the enum
   */
  protected static <E extends Enum<E>> E chosen(MultiChoiceOption option, E[] constants) {
    return constants[option.getChosenIndex()];
  }

  /**
   * {@return the number of an option that may be auto, having checked it; NaN for auto}
   *
   * @param option the option
   * @param range what is right
   */
  protected static double number(StringOption option, Range range) {
    return range.textOrAuto(option.getName(), option.getValue());
  }

  private TrainSettings training() {
    return new TrainSettings(Settings.DEFAULT.with(this::give), chosen(scalingOption, Scaling.values()), Double.NaN, false,
        isPaper(), warmUpOption.getValue(), randomSeed, 0, TrainSettings.bytes(number(maxMemoryOption, Range.COUNT)),
        Double.POSITIVE_INFINITY, null);
  }

  @Override
  public final boolean isRandomizable() {
    return true;
  }

  /** Forgets everything; options that are not right are refused here. */
  @Override
  public void resetLearningImpl() {
    state = null;
    training();
  }

  /** Learns a row; one that is refused does not count. */
  @Override
  public void trainOnInstance(Instance row) {
    double before = trainingWeightSeenByModel;
    try {
      super.trainOnInstance(row);
    } catch (RuntimeException e) {
      trainingWeightSeenByModel = before;
      throw e;
    }
  }

  @Override
  public void trainOnInstanceImpl(Instance row) {
    MoaTraining next = state(row);
    next.learn(row);
    state = next;
  }

  /** Class probabilities, or the predicted number alone; alike for all classes, or 0, before the first row. */
  @Override
  public double[] getVotesForInstance(Instance row) {
    return state(row).distribution(row);
  }

  /** The state, or a new one for the header at hand. */
  private MoaTraining state(Instance row) {
    return state != null ? state : MoaTraining.of(getClass().getSimpleName(), modelContext != null ? modelContext
        : row.dataset(), this::training);
  }

  private TrainedModel model() {
    return state == null ? null : state.training().model();
  }

  /** Steps; stored vectors and bytes of the core set that is trusted most where there are several; 0 before the first row. */
  @Override
  protected Measurement[] getModelMeasurementsImpl() {
    return Measure.of(kind()).stream().map(measure -> new Measurement(words(measure.name()),
        measure.of(state == null ? null : state.training()))).toArray(Measurement[]::new);
  }

  /** Of measureCorePoints: core points. */
  private static String words(String measure) {
    return measure.substring("measure".length()).replaceAll("(?<=.)([A-Z])", " $1").toLowerCase(Locale.ROOT);
  }

  @Override
  public void getModelDescription(StringBuilder out, int indent) {
    StringUtils.appendIndented(out, indent, model() == null ? "no row learned yet"
        : ModelText.of(title(), state.training(), 2, null).indent(indent).trim());
    StringUtils.appendNewline(out);
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
    out.writeObject(state == null ? null : ModelFormat.write(state.save()));
  }

  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    byte[] bytes = (byte[]) in.readObject();
    try {
      state = bytes == null ? null : MoaTraining.load(ModelFormat.read(bytes), this::training);
    } catch (NotAModel e) {
      InvalidObjectException refused = new InvalidObjectException(e.getMessage());
      refused.initCause(e);
      throw refused;
    }
  }
}

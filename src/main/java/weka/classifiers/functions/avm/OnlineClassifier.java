package weka.classifiers.functions.avm;

import avm.face.Measure;
import avm.face.ModelText;
import avm.face.Suits;
import avm.io.NotAModel;
import avm.io.Part;
import avm.io.Saved;
import avm.train.TrainedModel;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectStreamException;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import weka.classifiers.Classifier;
import weka.classifiers.IntervalEstimator;
import weka.classifiers.IterativeClassifier;
import weka.classifiers.Sourcable;
import weka.classifiers.UpdateableBatchProcessor;
import weka.classifiers.UpdateableClassifier;
import weka.classifiers.functions.avm.file.ModelFile;
import weka.classifiers.functions.avm.file.SavedModel;
import weka.classifiers.functions.avm.options.Callers;
import weka.classifiers.functions.avm.options.LearnerOptions;
import weka.classifiers.functions.avm.report.ModelGraph;
import weka.classifiers.functions.avm.report.ModelSource;
import weka.classifiers.functions.avm.report.Progress;
import weka.core.AdditionalMeasureProducer;
import weka.core.Attribute;
import weka.core.Capabilities.Capability;
import weka.core.Capabilities;
import weka.core.Drawable;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.LogHandler;
import weka.core.TechnicalInformationHandler;
import weka.core.Utils;
import weka.core.WeightedAttributesHandler;
import weka.core.WeightedInstancesHandler;
import weka.gui.Logger;
import weka.gui.ProgrammaticProperty;
import weka.gui.avm.PictureFolder;

/**
 * An online kernel learner as Weka sees it: batches and streams, predictions, reports and model files. A learner adds
 * what it is, options of its own and the settings that it makes of them. How rows are checked, encoded and learned is
 * {@link WekaTraining}'s matter.
 */
public abstract class OnlineClassifier extends LearnerOptions implements UpdateableClassifier, UpdateableBatchProcessor,
    IterativeClassifier, WeightedInstancesHandler, WeightedAttributesHandler, TechnicalInformationHandler, AdditionalMeasureProducer,
    IntervalEstimator, Drawable, Sourcable, LogHandler, Saved {
  private static final long serialVersionUID = 1L;
  private static final int GRAPH_TYPE = 417;

  private transient WekaTraining state;
  private transient Logger log;
  /** What is told how far training pass by pass, or a stream, is. */
  private transient Progress progress;

  /** {@return what the learner is, for people} */
  public abstract String globalInfo();

  /** {@return the learner's name in full, the head of its page} */
  protected abstract String title();

  /** The name that messages call the learner by. */
  private String name() {
    return getClass().getSimpleName();
  }

  @Override
  public Capabilities getCapabilities() {
    Capabilities result = super.getCapabilities();
    result.disableAll();
    List.of(Capability.NOMINAL_ATTRIBUTES, Capability.NUMERIC_ATTRIBUTES, Capability.DATE_ATTRIBUTES,
        Capability.MISSING_VALUES, kind().isBinary() ? Capability.BINARY_CLASS : Capability.NOMINAL_CLASS,
        Capability.MISSING_CLASS_VALUES).forEach(result::enable);
    if (kind().learnsNumbers()) {
      List.of(Capability.NUMERIC_CLASS, Capability.DATE_CLASS).forEach(result::enable);
    }
    result.setMinimumNumberInstances(0);
    return result;
  }

  @Override
  public void buildClassifier(Instances data) throws Exception {
    Progress all = progress(log);
    check(data, all);
    state = WekaTraining.of(this::training, data, all);
    progress = null;
  }

  /** Starts training, or with {@code resume} set goes on with a model of the same header. */
  @Override
  public void initializeClassifier(Instances data) throws Exception {
    Progress all = progress(log);
    check(data, all);
    WekaTraining next = getResume() && state != null ? state : new WekaTraining(data, this::training);
    next.start(data, all);
    state = next;
    progress = all;
  }

  private Progress progress(Logger told) {
    return new Progress(name(), kind().vectors(), told, getDebug());
  }

  /** Checks that the header is one to train on. */
  private void check(Instances data, Progress all) throws Exception {
    Attribute target = data.classIndex() < 0 ? null : data.classAttribute();
    if (target != null && (target.isNominal() || target.isNumeric())) {
      Suits.check(settings(), InstanceRows.schema(target));
    }
    WekaTraining.check(getCapabilities(), data, all);
  }

  @Override
  public boolean next() throws Exception {
    return state().next(progress);
  }

  @Override
  public void done() throws Exception {
    state().training().done();
    progress = null;
  }

  @Override
  public void updateClassifier(Instance row) throws Exception {
    state().learn(row);
    if (getDebug() && model() != null) {
      progress = progress == null ? progress(null) : progress;
      progress.step(model().learner(), 0);
    }
  }

  /**
   * The stream has come to an end, for now: a model that is still warming up is trained on its rows as in a batch. The
   * KnowledgeFlow's saver calls this, too, before each of its saves in the middle of a stream, where nothing ends: at
   * the end the step that trains has called it before.
   */
  @Override
  public void batchFinished() throws Exception {
    WekaTraining own = state();
    if (!Callers.isSaver()) {
      own.pause();
    }
  }

  @Override
  public double[] distributionForInstance(Instance row) throws Exception {
    return state().distribution(row);
  }

  /** Predicts many rows on all cores: the same as one by one, and sooner. */
  @Override
  public double[][] distributionsForInstances(Instances rows) throws Exception {
    return state().distributions(rows);
  }

  /**
   * {@link #distributionsForInstances} is faster, but this says no: Weka's command line would then load whole files
   * that it streams now, and ask for no intervals of a numeric class.
   */
  @Override
  public boolean implementsMoreEfficientBatchPrediction() {
    return false;
  }

  @Override
  public double[][] predictIntervals(Instance row, double confidence) throws Exception {
    return state().interval(row, confidence);
  }

  final WekaTraining state() {
    if (state == null) {
      throw new IllegalStateException(name() + " has no model yet: call buildClassifier first (on a header with no rows"
          + " to start a stream)");
    }
    return state;
  }

  /** {@return the model: null before the first row} */
  public TrainedModel model() {
    return state == null ? null : state.training().model();
  }

  /**
   * {@return what pictures of the model are made from, or null before the first row}
   *
   * @param rows data to show some of with it, with the header of the training data, or null
   */
  public ModelGraph pictured(Instances rows) {
    return state().graph(name(), rows == null ? List.of() : rows);
  }

  /** A kind of graph of its own: not a tree nor a network, but what {@link avm.eval.SketchText} reads. */
  @Override
  public int graphType() {
    return GRAPH_TYPE;
  }

  /** The model for pictures, as text; empty before the first row. */
  @Override
  public String graph() {
    ModelGraph pictured = pictured(null);
    return pictured == null ? "" : pictured.text();
  }

  /**
   * The model as a Java class with {@code classify} and {@code distribution}; it needs neither Weka nor this package.
   */
  @Override
  public String toSource(String className) throws Exception {
    return new ModelSource(name(), title(), state().training()).of(className);
  }

  @Override
  public void setLog(Logger newLog) {
    log = newLog;
  }

  /** Weka's log, where long trainings report; the Explorer and the KnowledgeFlow set it. */
  @ProgrammaticProperty
  @Override
  public Logger getLog() {
    return log;
  }

  @Override
  public Enumeration<String> enumerateMeasures() {
    return Measure.names(kind());
  }

  @Override
  public double getMeasure(String measure) {
    return Measure.of(measure, kind(), name(), state == null ? null : state.training());
  }

  @Override
  public String toString() {
    String[] again = model() == null ? null : again(model());
    return state == null ? name() + ": no model built yet."
        : model() == null ? name() + ": built on a header, no row learned yet."
        : ModelText.of(title(), state.training(), getNumDecimalPlaces(),
            again == null ? null : getClass().getName() + " " + Utils.joinOptions(again));
  }

  /**
   * {@return what is written in place of a learner: its bytes in the format of models}
   *
   * @throws ObjectStreamException if this is a class derived from a learner
   */
  protected Object writeReplace() throws ObjectStreamException {
    return new SavedModel(this);
  }

  /** Only version 0.1.0 wrote the fields of a learner. */
  private void readObject(ObjectInputStream in) throws IOException {
    readObjectNoData();
  }

  /** That version did not have this class. */
  private void readObjectNoData() throws ObjectStreamException {
    throw new InvalidObjectException("the model was saved by version 0.1.0 of AVM. " + SavedModel.OLD);
  }

  @Override
  public Part save() {
    Part part = new Part().put("options", Utils.joinOptions(getOptions()));
    return state == null ? part : part.put("state", state.save());
  }

  @Override
  public void load(Part part) {
    try {
      setOptions(Utils.splitOptions(part.text("options")));
    } catch (Exception e) {
      throw new NotAModel("the model's options are not right: " + e.getMessage());
    }
    state = part.has("state") ? WekaTraining.load(part.part("state"), this::training) : null;
  }

  /** Runs the learner, unless its model file is no good; a model is saved whole or not at all; then its pictures. */
  @Override
  public void run(Object toRun, String[] options) throws Exception {
    try {
      ModelFile.check(options);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      return;
    }
    PictureFolder.run((Classifier) toRun, options, left -> ModelFile.saving(left,
        saving -> runClassifier((Classifier) toRun, saving)));
  }
}

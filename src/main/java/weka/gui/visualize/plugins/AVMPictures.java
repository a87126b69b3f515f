package weka.gui.visualize.plugins;

import avm.eval.Sketch;
import avm.eval.SketchText;
import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import weka.classifiers.Classifier;
import weka.classifiers.evaluation.Prediction;
import weka.classifiers.functions.AVM;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.core.Instances;
import weka.gui.avm.Picture;
import weka.gui.avm.PictureView;
import weka.gui.avm.Pictures;
import weka.gui.avm.Reliability;
import weka.gui.avm.TradeOff;
import weka.gui.explorer.ClassifierPanel;

/**
 * The pictures of a model in the menu of the Explorer's result list: coverage map, learning curve, distances,
 * reliability of the evaluation's predictions, AVM's trade-off of δ. All are made in the background.
 */
public class AVMPictures implements GraphVisualizePlugin {

  /**
   * A result of the Explorer's list: the trained classifier and the evaluation's predictions, if it has them, and the data
   * open there, with the model's class, or null if they have another header.
   */
  private record Result(Classifier model, List<Prediction> predictions, Instances data) {
  }

  /** The menu of pictures, or null if the graph is not one of a learner of this package. */
  @Override
  public JMenuItem getVisualizeMenuItem(String graph, String name) {
    if (!SketchText.recognises(graph)) {
      return null;
    }
    Result result = in(Window.getWindows(), name).orElse(new Result(null, List.of(), null));
    Sketch sketch = SketchText.read(graph);
    String learner = sketch.learner();
    JMenu menu = new JMenu("AVM pictures");
    List.of("Coverage map", "Learning curve", "Distances").forEach(each -> add(menu, each, true, () ->
        PictureView.open(learner + " " + each.toLowerCase(Locale.ROOT), told -> picture(each, result, sketch))));
    add(menu, "Attributes", result.model() instanceof OnlineClassifier trained && trained.model() != null
        && trained.model().encoder().counts() != null, () ->
            PictureView.open(learner + " attributes", told -> picture("Attributes", result, sketch)));
    add(menu, "Reliability of the evaluation's predictions", !result.predictions().isEmpty(), () ->
        PictureView.open(learner + " reliability", told -> Reliability.of(learner + " reliability: " + sketch.relation(),
            "rows of the evaluation", result.predictions())));
    add(menu, "Trade-off of \u03b4 on these data", result.data() != null && result.model() instanceof AVM, () ->
        PictureView.open(learner + " trade-off", told -> TradeOff.of((AVM) result.model(), result.data(), told)));
    return menu;
  }

  /** A picture of the model, where it is at hand, else of the sketch that the Explorer has kept. */
  private static Picture picture(String name, Result result, Sketch sketch) throws Exception {
    Map<String, Picture> all = result.model() == null ? Pictures.of(sketch) : Pictures.of(result.model(), result.data());
    if (!all.containsKey(name)) {
      throw new IllegalArgumentException(sketch.learner() + " stores no vectors that could be drawn");
    }
    return all.get(name);
  }

  /**
   * The result of a name. Weka hands a plugin the result's name only, so the panel that has a result of that name is
   * looked for among the open windows.
   */
  private static Optional<Result> in(Component[] components, String name) {
    return Arrays.stream(components).flatMap(component -> (component instanceof ClassifierPanel panel ? in(panel, name)
        : component instanceof Container inner ? in(inner.getComponents(), name)
        : Optional.<Result>empty()).stream()).findFirst();
  }

  private static Optional<Result> in(ClassifierPanel panel, String name) {
    if (!(panel.getResultHistory().getNamedObject(name) instanceof List<?> parts)) {
      return Optional.empty();
    }
    Classifier model = null;
    Instances header = null;
    List<Prediction> predictions = new ArrayList<>();
    for (Object part : parts) {
      model = part instanceof Classifier classifier ? classifier : model;
      header = part instanceof Instances instances ? instances : header;
      if (part instanceof List<?> list) {
        list.stream().filter(Prediction.class::isInstance).map(Prediction.class::cast).forEach(predictions::add);
      }
    }
    Instances data = header == null || panel.getInstances() == null ? null : new Instances(panel.getInstances());
    if (data != null && header.classIndex() < data.numAttributes()) {
      data.setClassIndex(header.classIndex());
    }
    boolean same = data != null && header.equalHeaders(data);
    return Optional.of(new Result(model, predictions, same ? data : null));
  }

  private static void add(JMenu menu, String name, boolean possible, Runnable action) {
    JMenuItem item = menu.add(name);
    item.setEnabled(possible);
    item.addActionListener(event -> action.run());
  }

  @Override
  public String getMinVersion() {
    return "3.8.0";
  }

  @Override
  public String getMaxVersion() {
    return "3.9.99";
  }

  @Override
  public String getDesignVersion() {
    return "3.8.7";
  }
}

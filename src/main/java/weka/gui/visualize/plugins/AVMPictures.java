package weka.gui.visualize.plugins;

import avm.eval.Sketch;
import avm.eval.SketchText;
import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import weka.classifiers.functions.AVM;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.core.Instances;
import weka.gui.avm.CoverageMap;
import weka.gui.avm.CurvePicture;
import weka.gui.avm.TradeOff;
import weka.gui.explorer.ClassifierPanel;

/**
 * The pictures of a model in the menu of the Explorer's result list: coverage map, learning curve, AVM's trade-off of
 * δ.
 */
public class AVMPictures implements GraphVisualizePlugin {

  /** A result of the Explorer's list: its panel, the trained model, and the data open there, with the model's class. */
  private record Result(Component panel, OnlineClassifier model, Instances data) {
  }

  /** The menu of pictures, or null if the graph is not one of a learner of this package. */
  @Override
  public JMenuItem getVisualizeMenuItem(String graph, String name) {
    if (!SketchText.recognises(graph)) {
      return null;
    }
    Optional<Result> result = in(Window.getWindows(), name);
    Supplier<Sketch> plain = () -> SketchText.read(graph);
    JMenu menu = new JMenu("AVM pictures");
    add(menu, "Coverage map", () -> new CoverageMap(
        result.map(found -> found.model().sketch(found.data())).orElseGet(plain)).open());
    add(menu, "Learning curve", () -> new CurvePicture(plain.get()).open());
    add(menu, "Trade-off of \u03b4 on these data", () -> result.ifPresent(
        found -> TradeOff.open(found.panel(), (AVM) found.model(), found.data())))
        .setEnabled(result.isPresent() && result.get().model() instanceof AVM);
    return menu;
  }

  /**
   * The result of a name; empty if it is of no learner of this package, or the data open now have another header. Weka
   * hands a plugin the result's name only, so the panel that has a result of that name is looked for among the open
   * windows.
   */
  private static Optional<Result> in(Component[] components, String name) {
    return Arrays.stream(components).flatMap(component -> (component instanceof ClassifierPanel panel ? in(panel, name)
        : component instanceof Container inner ? in(inner.getComponents(), name)
        : Optional.<Result>empty()).stream()).findFirst();
  }

  private static Optional<Result> in(ClassifierPanel panel, String name) {
    if (panel.getInstances() == null || !(panel.getResultHistory().getNamedObject(name) instanceof List<?> parts)) {
      return Optional.empty();
    }
    OnlineClassifier model = null;
    Instances header = null;
    for (Object part : parts) {
      model = part instanceof OnlineClassifier learner ? learner : model;
      header = part instanceof Instances instances ? instances : header;
    }
    if (model == null || header == null || model.model() == null) {
      return Optional.empty();
    }
    Instances data = new Instances(panel.getInstances());
    data.setClassIndex(header.classIndex());
    return header.equalHeaders(data) ? Optional.of(new Result(panel, model, data)) : Optional.empty();
  }

  private static JMenuItem add(JMenu menu, String name, Runnable action) {
    JMenuItem item = menu.add(name);
    item.addActionListener(event -> action.run());
    return item;
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

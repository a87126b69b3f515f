package weka.gui.avm;

import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import weka.classifiers.functions.AVM;
import weka.core.Instances;
import weka.gui.explorer.ClassifierPanel;

/**
 * A result of the Explorer's list, as far as it can be found: Weka hands a plugin the result's name only, so the panel
 * that has a result of that name is looked for among the open windows.
 *
 * @param panel the panel that has it
 * @param model the trained model
 * @param data the data open in the Explorer, with the model's class
 */
public record ExplorerResult(Component panel, AVM model, Instances data) {

  /**
   * {@return the result of a name; empty if it is no AVM's or the data open now have another header}
   *
   * @param name the result's name in the list
   */
  public static Optional<ExplorerResult> find(String name) {
    return in(Window.getWindows(), name);
  }

  private static Optional<ExplorerResult> in(Component[] components, String name) {
    return Arrays.stream(components).flatMap(component -> (component instanceof ClassifierPanel panel ? in(panel, name)
        : component instanceof Container inner ? in(inner.getComponents(), name)
        : Optional.<ExplorerResult>empty()).stream()).findFirst();
  }

  private static Optional<ExplorerResult> in(ClassifierPanel panel, String name) {
    if (panel.getInstances() == null || !(panel.getResultHistory().getNamedObject(name) instanceof List<?> parts)) {
      return Optional.empty();
    }
    AVM model = null;
    Instances header = null;
    for (Object part : parts) {
      model = part instanceof AVM avm ? avm : model;
      header = part instanceof Instances instances ? instances : header;
    }
    if (model == null || header == null || model.model() == null) {
      return Optional.empty();
    }
    Instances data = new Instances(panel.getInstances());
    data.setClassIndex(header.classIndex());
    return header.equalHeaders(data) ? Optional.of(new ExplorerResult(panel, model, data)) : Optional.empty();
  }
}

package weka.gui.visualize.plugins;

import avm.eval.Sketch;
import avm.eval.SketchText;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import weka.gui.avm.CoverageMap;
import weka.gui.avm.CurvePicture;
import weka.gui.avm.ExplorerResult;
import weka.gui.avm.TradeOff;

/** The pictures of an AVM in the menu of the Explorer's result list: coverage map, learning curve, trade-off of δ. */
public class AVMPictures implements GraphVisualizePlugin {

  /** Makes the plugin. */
  public AVMPictures() {
  }

  /** The menu of pictures, or null if the graph is not an AVM's. */
  @Override
  public JMenuItem getVisualizeMenuItem(String graph, String name) {
    if (!SketchText.recognises(graph)) {
      return null;
    }
    Optional<ExplorerResult> result = ExplorerResult.find(name);
    Supplier<Sketch> plain = () -> SketchText.read(graph);
    JMenu menu = new JMenu("AVM pictures");
    add(menu, "Coverage map", () -> new CoverageMap(
        result.map(found -> found.model().sketch(found.data())).orElseGet(plain)).open());
    add(menu, "Learning curve", () -> new CurvePicture(plain.get()).open());
    add(menu, "Trade-off of \u03b4 on these data", () -> result.ifPresent(TradeOff::open))
        .setEnabled(result.isPresent());
    return menu;
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

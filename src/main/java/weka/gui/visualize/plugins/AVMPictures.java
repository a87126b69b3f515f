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
import weka.gui.avm.Picture;
import weka.gui.avm.PictureWindow;

/** The pictures of an AVM in the menu of the Explorer's result list: coverage map, learning curve, trade-off of δ. */
public class AVMPictures implements GraphVisualizePlugin {

  /** Makes the plugin. */
  public AVMPictures() {
  }

  /**
   * The menu of pictures.
   *
   * @param graph what the model's {@code graph()} gave
   * @param name the result's name
   * @return the menu, or null if the graph is not an AVM's
   */
  @Override
  public JMenuItem getVisualizeMenuItem(String graph, String name) {
    if (!SketchText.recognises(graph)) {
      return null;
    }
    Optional<ExplorerResult> result = ExplorerResult.find(name);
    Supplier<Sketch> plain = () -> SketchText.read(graph);
    JMenu menu = new JMenu("AVM pictures");
    menu.add(item("Coverage map", () -> new CoverageMap(
        result.map(found -> found.model().sketch(found.data())).orElseGet(plain))));
    menu.add(item("Learning curve", () -> new CurvePicture(plain.get())));
    JMenuItem tradeOff = new JMenuItem("Trade-off of \u03b4 on these data");
    tradeOff.setEnabled(result.isPresent());
    tradeOff.addActionListener(event -> result.ifPresent(
        found -> PictureWindow.openTradeOff(found.panel(), found.model(), found.data())));
    menu.add(tradeOff);
    return menu;
  }

  private static JMenuItem item(String name, Supplier<Picture> picture) {
    JMenuItem item = new JMenuItem(name);
    item.addActionListener(event -> PictureWindow.open(picture.get()));
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

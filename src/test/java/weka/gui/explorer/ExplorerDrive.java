package weka.gui.explorer;

import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.MouseEvent;
import java.io.File;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JPopupMenu;
import javax.swing.JProgressBar;
import javax.swing.JTabbedPane;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import weka.core.Instances;
import weka.core.OptionHandler;
import weka.core.Utils;
import weka.core.WekaPackageClassLoaderManager;
import weka.core.converters.ConverterUtils;
import weka.gui.GenericObjectEditor;
import weka.gui.LookAndFeel;
import weka.gui.windows.Screen;

/**
 * Uses the real Explorer as a person does: opens data, chooses AVM, looks at its options, starts, stops, looks at the
 * pictures, and leaves the rest to {@link ModelDrive}. Needs a screen, and Weka with the package installed.
 */
public final class ExplorerDrive {
  private final Screen screen;
  private final File data;
  private final File folder;
  private Explorer explorer;
  private JFrame frame;
  private ClassifierPanel panel;

  private ExplorerDrive(File data, File folder) throws Exception {
    this.data = data;
    this.folder = folder;
    screen = new Screen(folder);
  }

  /** Arguments: an ARFF file, and the folder for the screenshots. */
  public static void main(String[] args) {
    try {
      new ExplorerDrive(new File(args[0]), new File(args[1])).drive();
      System.out.println("ExplorerDrive: done");
      System.exit(0);
    } catch (Throwable e) {
      e.printStackTrace();
      System.exit(1);
    }
  }

  private void drive() throws Exception {
    open();
    options();
    crossValidation();
    pictures();
    File[] parts = ModelDrive.cut(data, folder);
    load(parts[0]);
    choose("-resume");
    new ModelDrive(screen, frame, panel, folder).drive(parts[1]);
    stop();
  }

  private void open() throws Exception {
    LookAndFeel.setLookAndFeel();
    GenericObjectEditor.determineClasses();
    explorer = Screen.onEdt(Explorer::new);
    frame = Screen.open("Weka Explorer", explorer, 1240, 900);
    panel = Screen.all(explorer, ClassifierPanel.class).get(0);
    load(data);
    Screen.onEdt(() -> {
      JTabbedPane tabs = Screen.all(explorer, JTabbedPane.class).get(0);
      tabs.setSelectedIndex(tabs.indexOfTab("Classify"));
      return null;
    });
    choose();
  }

  /** Opens a data file. */
  private void load(File file) throws Exception {
    Instances before = Screen.onEdt(panel::getInstances);
    Screen.onEdt(() -> {
      var loader = ConverterUtils.getLoaderForFile(file);
      loader.setFile(file);
      explorer.getPreprocessPanel().setInstancesFromFile(loader);
      return null;
    });
    Screen.waitFor("the data in the Classify tab",
        () -> panel.getInstances() != null && panel.getInstances() != before);
  }

  private void choose(String... options) throws Exception {
    Object avm = WekaPackageClassLoaderManager.objectForName("weka.classifiers.functions.AVM");
    ((OptionHandler) avm).setOptions(options);
    Screen.onEdt(() -> {
      panel.m_ClassifierEditor.setValue(avm);
      return null;
    });
  }

  private void options() throws Exception {
    Screen.onEdt(() -> {
      Screen.button(panel, "Choose").doClick();
      return null;
    });
    screen.shoot(frame, "explorer-choose");
    Screen.onEdt(() -> {
      MenuSelectionManager.defaultManager().clearSelectedPath();
      for (JPopupMenu popup : Screen.all(frame.getLayeredPane(), JPopupMenu.class)) {
        popup.setVisible(false);
      }
      for (Window window : Window.getWindows()) {
        if (window.getType() == Window.Type.POPUP) {
          window.setVisible(false);
        }
      }
      return null;
    });
    // the dialog is modal: its call returns when it is closed
    SwingUtilities.invokeLater(panel.m_CEPanel::showPropertyDialog);
    Window dialog = Screen.window("the options", w -> w != frame && w.isShowing()
        && Screen.all(w, AbstractButton.class).stream().anyMatch(b -> "More".equals(b.getText())));
    place(dialog);
    screen.shoot(dialog, "explorer-options");
    Screen.onEdt(() -> {
      Screen.button(dialog, "More").doClick();
      return null;
    });
    Window more = Screen.window("More", w -> w != frame && w != dialog && w.getWidth() > 100);
    Screen.onEdt(() -> {
      more.setBounds(20, 20, 760, 700);
      more.validate();
      return null;
    });
    screen.shoot(more, "explorer-more");
    Screen.onEdt(() -> {
      more.dispose();
      dialog.dispose();
      return null;
    });
  }

  /** Moves a window to where all of it can be seen. */
  private static void place(Window window) throws Exception {
    Screen.onEdt(() -> {
      window.setLocation(20, 20);
      return null;
    });
  }

  private void run() throws Exception {
    Screen.onEdt(() -> {
      panel.m_StartBut.doClick();
      return null;
    });
  }

  private void finished() throws Exception {
    Screen.waitFor("the end of the run", () -> panel.m_StartBut.isEnabled() && panel.m_RunThread == null);
  }

  private void crossValidation() throws Exception {
    run();
    finished();
    String output = panel.m_OutText.getText();
    if (!output.contains("=== Stratified cross-validation ===") || !output.contains("Core points")) {
      throw new AssertionError("no cross-validation of AVM: " + output);
    }
    double correct = Double.parseDouble(output.replaceAll("(?s).*Correctly Classified Instances\\s+\\d+\\s+([\\d.]+).*",
        "$1"));
    System.out.println("cross-validation: " + correct + " % correct");
    if (!(correct > 90)) {
      throw new AssertionError(correct + " % is not what AVM can do");
    }
    Screen.onEdt(() -> {
      panel.m_OutText.setCaretPosition(panel.m_OutText.getText().indexOf("Approximation Vector Machine for"));
      return null;
    });
    screen.shoot(frame, "explorer-result");
  }

  /** Right-clicks the result and opens the menu of pictures. */
  private JMenu menu() throws Exception {
    var list = panel.m_History.getList();
    Rectangle row = Screen.onEdt(() -> list.getCellBounds(0, 0));
    screen.click(list, row.x + 20, row.y + row.height / 2, MouseEvent.BUTTON3);
    JMenu plugins = find(Screen.onEdt(() -> MenuSelectionManager.defaultManager().getSelectedPath()[0]), "Plugins");
    JMenu pictures = find(plugins.getPopupMenu(), "AVM pictures");
    Screen.onEdt(() -> {
      MenuSelectionManager.defaultManager().setSelectedPath(new MenuElement[] {(JPopupMenu) plugins.getParent(),
          plugins, plugins.getPopupMenu(), pictures, pictures.getPopupMenu(), pictures.getItem(0)});
      return null;
    });
    return pictures;
  }

  private static JMenu find(MenuElement popup, String text) {
    for (MenuElement element : popup.getSubElements()) {
      if (element instanceof JMenu menu && menu.getText().equals(text)) {
        return menu;
      }
    }
    throw new AssertionError("no menu '" + text + "'");
  }

  private void pictures() throws Exception {
    JMenu pictures = menu();
    screen.shoot(frame, "explorer-menu");
    for (String name : List.of("coverage-map", "learning-curve", "distances", "attributes", "reliability", "trade-off")) {
      JMenuItem item = item(pictures, name);
      // a model whose attributes all count alike has no picture of them
      if (!item.isEnabled()) {
        if (!name.equals("attributes")) {
          throw new AssertionError("cannot choose '" + name + "'");
        }
        continue;
      }
      Window window = open(item, "AVM " + name.replace("e-m", "e m").replace("g-c", "g c"));
      if (name.equals("trade-off")) {
        // three models or more: a fast machine may be past the third before anyone looks
        progress(window, "([3-9]|\\d\\d+) of at most .*");
        screen.settle();
        screen.shoot(window.getBounds(), "trade-off-progress");
      }
      screen.drawn(window);
      screen.shoot(window, name);
      if (name.equals("coverage-map")) {
        axes(window);
        zoomAndPoint(window);
      }
      close(window);
    }
    JMenuItem again = item(pictures, "trade-off");
    Window stopped = Screen.onEdt(() -> { // at once, since a fast machine is soon done
      again.doClick();
      Window opened = Screen.showing(Screen.titled("AVM trade-off")).orElseThrow();
      Screen.button(opened, "Stop").doClick();
      return opened;
    });
    progress(stopped, "stopped");
    close(stopped);
  }

  /** The item whose text begins with a picture's name. */
  private static JMenuItem item(JMenu menu, String name) {
    return IntStream.range(0, menu.getItemCount()).mapToObj(menu::getItem)
        .filter(item -> item.getText().replace(' ', '-').regionMatches(true, 0, name, 0, name.length())).findFirst()
        .orElseThrow(() -> new AssertionError("no item '" + name + "'"));
  }

  private static Window open(JMenuItem item, String title) throws Exception {
    Screen.onEdt(() -> {
      MenuSelectionManager.defaultManager().clearSelectedPath();
      item.doClick();
      return null;
    });
    Window window = Screen.frame(title);
    place(window);
    return window;
  }

  private static void close(Window window) throws Exception {
    Screen.onEdt(() -> {
      window.dispose();
      return null;
    });
  }

  /** Waits until the bar says something like this; when the picture is done it goes on saying the last. */
  private static void progress(Window window, String pattern) throws Exception {
    Screen.waitFor(pattern, () -> Screen.all(window, JProgressBar.class).get(0).getString().matches(pattern));
  }

  /** Chooses two attributes as the map's axes, and goes back. */
  @SuppressWarnings("rawtypes")
  private void axes(Window window) throws Exception {
    List<JComboBox> boxes = Screen.all(window, JComboBox.class);
    for (int[] chosen : new int[][] {{4, 0}, {0, 0}}) {
      Screen.onEdt(() -> {
        boxes.get(0).setSelectedIndex(chosen[0]);
        boxes.get(1).setSelectedIndex(chosen[1]);
        return null;
      });
      screen.drawn(window);
      if (chosen[0] > 0) {
        screen.shoot(window, "coverage-map-axes");
      }
    }
  }

  /** Zooms in on a core point and reads its tooltip, then saves the picture both ways. */
  private void zoomAndPoint(Window window) throws Exception {
    JComponent picture = Screen.panel(window);
    int[] place = Screen.toolTip(picture);
    screen.point(picture, place[0], place[1]);
    screen.wheel(-4);
    screen.drawn(window);
    place = Screen.toolTip(picture);
    screen.point(picture, place[0], place[1]);
    screen.shoot(window.getBounds(), "coverage-map-zoomed");
    for (String kind : List.of("PNG", "SVG")) {
      File file = new File(folder, "saved." + kind.toLowerCase(Locale.ROOT));
      screen.withFile(file, () -> Screen.button(window, "Save as " + kind + "\u2026").doClick());
      Screen.waitFor(file.getName(), () -> file.length() > 1000);
    }
  }

  /** A training that would take long tells how far it is, and Stop ends it. */
  private void stop() throws Exception {
    choose(Utils.splitOptions("-D 0.03 -G 5 -L 1e-5 -E 20000"));
    Screen.onEdt(() -> {
      panel.m_TrainBut.setSelected(true);
      return null;
    });
    run();
    Thread.sleep(4000);
    screen.shoot(frame, "explorer-progress");
    Screen.onEdt(() -> {
      panel.m_StopBut.doClick();
      return null;
    });
    Screen.waitFor("the end of the stopped run", () -> {
      // the Explorer may say in a dialog that the training was stopped
      for (Window window : Window.getWindows()) {
        if (window.isShowing() && !Screen.all(window, JOptionPane.class).isEmpty()) {
          Screen.button(window, "OK").doClick();
        }
      }
      return panel.m_StartBut.isEnabled() && panel.m_RunThread == null;
    });
  }
}

package weka.gui.explorer;

import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.MouseEvent;
import java.io.File;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JProgressBar;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import weka.gui.windows.Screen;

/** What a person does with a result's pictures in the Explorer: opens each, chooses axes, zooms, points, saves and stops. */
final class PictureDrive {
  private final Screen screen;
  private final JFrame frame;
  private final ClassifierPanel panel;
  private final File folder;

  /** Sits down at an open Explorer whose first result has pictures; files go into the folder. */
  PictureDrive(Screen screen, JFrame frame, ClassifierPanel panel, File folder) {
    this.screen = screen;
    this.frame = frame;
    this.panel = panel;
    this.folder = folder;
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

  /** Opens every picture, and uses the map and the trade-off. */
  void drive() throws Exception {
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
      if (name.equals("reliability")) {
        reliability(window);
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
    ExplorerDrive.place(window);
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
      save(window, kind);
    }
  }

  private File save(Window window, String kind) throws Exception {
    File file = new File(folder, "saved." + kind.toLowerCase(Locale.ROOT));
    Files.deleteIfExists(file.toPath());
    screen.withFile(file, () -> Screen.button(window, "Save as " + kind + "\u2026").doClick());
    Screen.waitFor(file.getName(), () -> file.length() > 1000);
    return file;
  }

  /** The predictions of the picture are those that the Explorer has just evaluated. */
  private void reliability(Window window) throws Exception {
    String svg = Files.readString(save(window, "SVG").toPath());
    String said = Screen.onEdt(() -> panel.m_History.getNamedBuffer(panel.m_History.getNameAtIndex(0)).toString());
    double rows = number("Total Number of Instances +([\\d.]+)", said);
    double root = number("Root mean squared error +([\\d.]+)", said);
    double squared = number("mean squared error of a probability ([\\d.e-]+)", svg);
    if (number("rows of the evaluation: ([\\d,]+) rows", svg) != rows || Math.abs(Math.sqrt(squared) - root) > 2e-4) {
      throw new AssertionError("Weka evaluated " + rows + " rows with error " + root + ", the picture says " + squared + ":\n" + svg);
    }
  }

  private static double number(String regex, String in) {
    Matcher found = Pattern.compile(regex).matcher(in);
    if (!found.find()) {
      throw new AssertionError("no '" + regex + "' in " + in);
    }
    return Double.parseDouble(found.group(1).replace(",", ""));
  }
}

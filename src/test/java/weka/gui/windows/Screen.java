package weka.gui.windows;

import java.awt.Component;
import java.awt.Container;
import java.awt.Cursor;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Window;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.JProgressBar;
import javax.swing.SwingUtilities;

/** A person at the screen: waits for things to appear, clicks, and takes pictures of windows. */
public final class Screen {
  private static final int PATIENCE_SECONDS = 90;

  private final Robot robot;
  private final File folder;

  /** Sits down; pictures go into the folder. */
  public Screen(File folder) throws Exception {
    robot = new Robot();
    robot.setAutoDelay(30);
    this.folder = folder;
    if (!folder.isDirectory() && !folder.mkdirs()) {
      throw new IOException("no folder " + folder);
    }
  }

  /** Does something on Swing's thread and waits for it. */
  public static <T> T onEdt(Callable<T> action) throws Exception {
    FutureTask<T> task = new FutureTask<>(action);
    SwingUtilities.invokeLater(task);
    return task.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  /** Waits until something is the case. */
  public static void waitFor(String what, Callable<Boolean> condition) throws Exception {
    for (int i = 0; i < PATIENCE_SECONDS * 20; i++) {
      if (onEdt(condition)) {
        return;
      }
      Thread.sleep(50);
    }
    throw new AssertionError("waited " + PATIENCE_SECONDS + " s in vain for " + what);
  }

  /** Lets Swing paint. */
  public void settle() throws Exception {
    Thread.sleep(500);
    robot.waitForIdle();
  }

  /** Waits until a window's picture has been made and drawn. */
  public void drawn(Window window) throws Exception {
    waitFor("a picture", () -> all(window, JProgressBar.class).stream().noneMatch(Component::isShowing));
    settle();
    waitFor("a picture that is drawn", () -> panel(window).getCursor().getType() != Cursor.WAIT_CURSOR);
    settle();
  }

  /** The component of a window that shows its picture. */
  public static JComponent panel(Window window) {
    return all(window, JComponent.class).stream().filter(c -> c.getClass().getSimpleName().equals("PicturePanel"))
        .findFirst().orElseThrow();
  }

  /** Takes a picture of a window. */
  public void shoot(Window window, String name) throws Exception {
    onEdt(() -> {
      window.toFront();
      window.repaint();
      return null;
    });
    settle();
    shoot(window.getBounds(), name);
  }

  /** Takes a picture of a part of the screen. */
  public void shoot(Rectangle part, String name) throws IOException {
    Png.write(robot.createScreenCapture(part), new File(folder, name + ".png"));
    System.out.println("screenshot " + name);
  }

  /** Opens a window with a component in it, at the upper left corner. */
  public static JFrame open(String title, Component content, int width, int height) throws Exception {
    return onEdt(() -> {
      JFrame frame = new JFrame(title);
      frame.add(content);
      frame.setBounds(0, 0, width, height);
      frame.setVisible(true);
      return frame;
    });
  }

  /** The first showing window of which something holds, waited for. */
  public static Window window(String what, Predicate<Window> wanted) throws Exception {
    List<Window> found = new ArrayList<>();
    waitFor(what, () -> {
      showing(wanted).ifPresent(found::add);
      return !found.isEmpty();
    });
    return found.get(0);
  }

  /** The first showing window of which something holds, now. */
  public static Optional<Window> showing(Predicate<Window> wanted) {
    return Arrays.stream(Window.getWindows()).filter(window -> window.isShowing() && wanted.test(window)).findFirst();
  }

  /** The first showing frame whose title begins so, waited for. */
  public static Window frame(String title) throws Exception {
    return window("a window '" + title + "'", titled(title));
  }

  /** Frames whose title begins so. */
  public static Predicate<Window> titled(String title) {
    return window -> window instanceof JFrame frame && frame.getTitle().startsWith(title);
  }

  /** All components inside, of a kind. */
  public static <T extends Component> List<T> all(Container container, Class<T> kind) {
    List<T> found = new ArrayList<>();
    for (Component component : container.getComponents()) {
      if (kind.isInstance(component)) {
        found.add(kind.cast(component));
      }
      if (component instanceof Container inner) {
        found.addAll(all(inner, kind));
      }
    }
    return found;
  }

  /** The button with a text. */
  public static AbstractButton button(Container container, String text) {
    return all(container, AbstractButton.class).stream().filter(b -> text.equals(b.getText())).findFirst()
        .orElseThrow(() -> new AssertionError("no button '" + text + "'"));
  }

  /** Clicks with a mouse button at a place of a component. */
  public void click(Component component, int x, int y, int button) throws Exception {
    Point corner = onEdt(component::getLocationOnScreen);
    robot.mouseMove(corner.x + x, corner.y + y);
    robot.mousePress(InputEvent.getMaskForButton(button));
    robot.mouseRelease(InputEvent.getMaskForButton(button));
    settle();
  }

  /** Points at a place of a component. */
  public void point(Component component, int x, int y) throws Exception {
    Point corner = onEdt(component::getLocationOnScreen);
    robot.mouseMove(corner.x + x - 3, corner.y + y);
    robot.mouseMove(corner.x + x, corner.y + y);
    Thread.sleep(1500);
  }

  /** A place near the middle of a component that has a tooltip. */
  public static int[] toolTip(JComponent picture) throws Exception {
    return onEdt(() -> {
      int cx = picture.getWidth() * 2 / 5;
      int cy = picture.getHeight() / 2;
      for (int r = 0; r < 300; r += 2) {
        for (int a = 0; a < 36; a++) {
          int x = cx + (int) (r * Math.cos(a * Math.PI / 18));
          int y = cy + (int) (r * Math.sin(a * Math.PI / 18));
          MouseEvent event = new MouseEvent(picture, MouseEvent.MOUSE_MOVED, 0, 0, x, y, 0, false);
          if (picture.getToolTipText(event) != null) {
            return new int[] {x, y};
          }
        }
      }
      throw new AssertionError("no tooltip near the middle");
    });
  }

  /** Turns the wheel. */
  public void wheel(int notches) throws Exception {
    robot.mouseWheel(notches);
    settle();
  }

  /** Does what opens a file dialog, and gives it a file. */
  public void withFile(File file, Runnable action) throws Exception {
    SwingUtilities.invokeLater(action);
    Window dialog = window("a file dialog", w -> !all(w, JFileChooser.class).isEmpty());
    settle();
    onEdt(() -> {
      JFileChooser chooser = all(dialog, JFileChooser.class).get(0);
      chooser.setSelectedFile(file);
      chooser.approveSelection();
      return null;
    });
    settle();
  }
}

package weka.gui.explorer;

import java.awt.Window;
import java.io.File;
import javax.swing.AbstractButton;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.JPopupMenu;
import javax.swing.JTabbedPane;
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
 * Uses the real Explorer as a person does: opens data, chooses AVM, looks at its options, starts and stops,
 * and leaves the pictures to {@link PictureDrive} and the rest to {@link ModelDrive}. Needs a screen, and Weka with the package installed.
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
    new PictureDrive(screen, frame, panel, folder).drive();
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
  static void place(Window window) throws Exception {
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

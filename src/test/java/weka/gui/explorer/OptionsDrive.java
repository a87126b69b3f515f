package weka.gui.explorer;

import java.awt.Window;
import java.awt.event.KeyEvent;
import java.io.File;
import javax.swing.AbstractButton;
import javax.swing.JFrame;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JTextField;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import weka.core.OptionHandler;
import weka.core.Utils;
import weka.core.WekaPackageClassLoaderManager;
import weka.gui.GenericObjectEditor;
import weka.gui.LookAndFeel;
import weka.gui.windows.Screen;

/** Uses the dialog of AVM's options as a person does: an option in front, one of those for experts, a pasted configuration. */
public final class OptionsDrive {
  private OptionsDrive() {
  }

  /**
   * Drives the dialog.
   *
   * @param args the folder for pictures
   */
  public static void main(String[] args) {
    try {
      drive(new Screen(new File(args[0])));
      System.out.println("OptionsDrive: done");
      System.exit(0);
    } catch (Throwable e) {
      e.printStackTrace();
      System.exit(1);
    }
  }

  private static void drive(Screen screen) throws Exception {
    LookAndFeel.setLookAndFeel();
    GenericObjectEditor.determineClasses();
    ClassifierPanel panel = Screen.onEdt(ClassifierPanel::new);
    JFrame frame = Screen.open("Weka Explorer", panel, 1240, 900);
    Object avm = WekaPackageClassLoaderManager.objectForName("weka.classifiers.functions.AVM");
    Screen.onEdt(() -> {
      panel.m_ClassifierEditor.setValue(avm);
      return null;
    });
    // the dialogs are modal: their calls return when they are closed
    SwingUtilities.invokeLater(panel.m_CEPanel::showPropertyDialog);
    Window dialog = dialog(frame, null);
    screen.shoot(dialog, "explorer-options");
    change(dialog, 0, "2.5");
    SwingUtilities.invokeLater(() -> Screen.button(dialog, "Edit...").doClick());
    Window experts = dialog(frame, dialog);
    screen.shoot(experts, "explorer-expert"); // with the defaults, as the table of README has them
    change(experts, 0, "4");
    press(experts, "OK");
    press(dialog, "OK");
    expect(panel, "-G 2.5 ", "-J 4 ");
    screen.click(panel.m_CEPanel, 400, 12, 3);
    JMenuItem enter = Screen.all((JPopupMenu) MenuSelectionManager.defaultManager().getSelectedPath()[0], JMenuItem.class)
        .stream().filter(item -> item.getText().startsWith("Enter configuration")).findFirst().orElseThrow();
    SwingUtilities.invokeLater(enter::doClick);
    Window input = dialog(frame, null);
    Screen.onEdt(() -> {
      Screen.all(input, JTextField.class).get(0).setText("weka.classifiers.functions.AVM -G 0.25 -paper");
      return null;
    });
    press(input, "OK");
    expect(panel, "-G 0.25 ", "-paper");
  }

  private static void expect(ClassifierPanel panel, String... typed) throws Exception {
    for (String each : typed) {
      Screen.waitFor(each + " among the options", () ->
          Utils.joinOptions(((OptionHandler) panel.getClassifier()).getOptions()).contains(each));
    }
  }

  private static Window dialog(JFrame frame, Window other) throws Exception {
    Window found = Screen.window("the options", w -> w != frame && w != other && w.isShowing()
        && Screen.all(w, AbstractButton.class).stream().anyMatch(b -> "OK".equals(b.getText())));
    Screen.onEdt(() -> {
      found.setLocation(20, 20);
      return null;
    });
    return found;
  }

  private static void change(Window dialog, int field, String value) throws Exception {
    Screen.onEdt(() -> {
      JTextField text = Screen.all(dialog, JTextField.class).get(field);
      text.setText(value);
      // Weka takes over what is typed when a key is released
      text.dispatchEvent(new KeyEvent(text, KeyEvent.KEY_RELEASED, 0, 0, KeyEvent.VK_ENTER, '\n'));
      return null;
    });
  }

  private static void press(Window dialog, String button) throws Exception {
    Screen.onEdt(() -> {
      Screen.button(dialog, button).doClick();
      return null;
    });
  }
}

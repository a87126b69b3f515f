package weka.gui.explorer;

import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.JFrame;
import javax.swing.JMenuItem;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import weka.core.converters.ArffLoader;
import weka.gui.windows.Screen;

/**
 * What a person does with a trained model in the Explorer, by the menu of the result list: saves it, loads it,
 * evaluates it on another file and lets it go on learning.
 */
final class ModelDrive {
  private static final int TRAINING_ROWS = 2400;

  private final Screen screen;
  private final JFrame frame;
  private final ClassifierPanel panel;
  private final File folder;

  /** Sits down at an open Explorer; files go into the folder. */
  ModelDrive(Screen screen, JFrame frame, ClassifierPanel panel, File folder) {
    this.screen = screen;
    this.frame = frame;
    this.panel = panel;
    this.folder = folder;
  }

  /** Cuts a data file in two, a training file and one with the rows held out. */
  static File[] cut(File data, File folder) throws Exception {
    List<String> lines = Files.readAllLines(data.toPath());
    int start = lines.indexOf("@data") + 1;
    List<String> heldOut = new ArrayList<>(lines.subList(0, start));
    heldOut.addAll(lines.subList(start + TRAINING_ROWS, lines.size()));
    Path training = Files.write(folder.toPath().resolve("training.arff"), lines.subList(0, start + TRAINING_ROWS));
    return new File[] {training.toFile(), Files.write(folder.toPath().resolve("held-out.arff"), heldOut).toFile()};
  }

  /**
   * Trains on the open data with {@code -resume}, then does all with the model; rows of the test file are new to it.
   */
  void drive(File test) throws Exception {
    int first = results();
    train();
    File file = new File(folder, "avm.model");
    Files.deleteIfExists(file.toPath());
    JMenuItem save = find(first, "Save model");
    screen.withFile(file, () -> {
      MenuSelectionManager.defaultManager().clearSelectedPath();
      save.doClick();
    });
    Screen.waitFor("the saved model", () -> file.length() > 1000);
    screen.withFile(file, panel::loadClassifier);
    Screen.waitFor("the loaded model", () -> results() == first + 2);
    reevaluate(first + 1, test);
    goOn(first + 1);
    reevaluate(first + 1, test);
  }

  private int results() {
    return panel.m_History.getList().getModel().getSize();
  }

  private void train() throws Exception {
    Screen.onEdt(() -> {
      panel.m_TrainBut.setSelected(true);
      panel.m_StartBut.doClick();
      return null;
    });
    finished();
  }

  private void finished() throws Exception {
    Screen.waitFor("the end of the run", () -> panel.m_StartBut.isEnabled() && panel.m_RunThread == null);
    screen.settle();
  }

  private String text(int result) {
    return panel.m_History.getNamedBuffer(panel.m_History.getNameAtIndex(result)).toString();
  }

  /** Right-clicks a result, and finds a line of the menu that appears. */
  private JMenuItem find(int result, String line) throws Exception {
    var list = panel.m_History.getList();
    Rectangle row = Screen.onEdt(() -> {
      list.setSelectedIndex(result);
      list.ensureIndexIsVisible(result);
      return list.getCellBounds(result, result);
    });
    screen.settle();
    screen.click(list, row.x + 20, row.y + row.height / 2, MouseEvent.BUTTON3);
    MenuElement menu = Screen.onEdt(() -> MenuSelectionManager.defaultManager().getSelectedPath()[0]);
    for (MenuElement element : menu.getSubElements()) {
      if (element instanceof JMenuItem item && item.getText().equals(line) && item.isEnabled()) {
        return item;
      }
    }
    throw new AssertionError("'" + line + "' is not to be had");
  }

  /** Chooses a line of a result's menu. */
  private void pick(int result, String line) throws Exception {
    JMenuItem item = find(result, line);
    Screen.onEdt(() -> {
      MenuSelectionManager.defaultManager().clearSelectedPath();
      item.doClick();
      return null;
    });
  }

  /** Evaluates a result on a file, and checks that the rows are those of the file and most are right. */
  private void reevaluate(int result, File test) throws Exception {
    ArffLoader loader = new ArffLoader();
    loader.setFile(test);
    int before = text(result).length();
    Screen.onEdt(() -> {
      panel.m_TestLoader = loader;
      panel.m_TestClassIndex = panel.getInstances().numAttributes() - 1;
      panel.m_TestSplitBut.setSelected(true);
      return null;
    });
    pick(result, "Re-evaluate model on current test set");
    finished();
    String said = text(result).substring(before);
    if (!said.contains("Re-evaluation on test set") || number(said, "Total Number of Instances\\s+") != 689
        || !(number(said, "Correctly Classified Instances\\s+\\d+\\s+") > 90)) {
      throw new AssertionError("not re-evaluated on " + test + ": " + said);
    }
    screen.shoot(frame, "explorer-reevaluated");
  }

  /** Continues iterating, and checks that the steps double. */
  private void goOn(int result) throws Exception {
    double before = number(text(result), "Rows learned \\(T\\)\\s+");
    pick(result, "Continue iterating using the training data");
    finished();
    String said = text(result);
    int at = said.indexOf("=== Model after iterating ===");
    if (at < 0 || number(said.substring(at), "Rows learned \\(T\\)\\s+") != 2 * before) {
      throw new AssertionError("not iterated on: " + said);
    }
    Screen.onEdt(() -> {
      panel.m_OutText.setCaretPosition(panel.m_OutText.getText().indexOf("=== Model after iterating ==="));
      return null;
    });
    screen.shoot(frame, "explorer-continued");
  }

  private static double number(String text, String before) {
    Matcher matcher = Pattern.compile(before + "([\\d.,]+)").matcher(text);
    if (!matcher.find()) {
      throw new AssertionError("no '" + before + "' in " + text);
    }
    return Double.parseDouble(matcher.group(1).replace(",", ""));
  }
}

package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.awt.Component;
import java.awt.Container;
import java.beans.Introspector;
import java.beans.PropertyDescriptor;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.swing.JLabel;
import org.junit.Test;
import weka.classifiers.CheckClassifier;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.core.Capabilities.Capability;
import weka.core.CheckGOE;
import weka.core.CheckOptionHandler;
import weka.core.Instances;
import weka.core.OptionMetadata;
import weka.core.Utils;
import weka.gui.GenericObjectEditor;
import weka.gui.ProgrammaticProperty;
import weka.gui.PropertySheetPanel;

/**
 * CheckClassifier, CheckOptionHandler and CheckGOE say "yes" to everything that a learner does and "no (OK error
 * message)" to what it says it cannot do (string and relational attributes, and a class that it is not for). Weights
 * matter; and with the settings of the law, incremental training equals batch training.
 */
public abstract class HarnessContract {
  private static final String INCREMENTAL = "incremental training produces the same results as batch training";

  /** A learner with options. */
  abstract OnlineClassifier learner(String options) throws Exception;

  /** Some sets of options. */
  abstract String[] options();

  /** How many options there are at least. */
  abstract int leastOptions();

  /** CheckClassifier with a given number of classes and a memory of what it printed. */
  static final class Checker extends CheckClassifier {
    private final StringBuilder printed = new StringBuilder();
    private final int classes;

    Checker(OnlineClassifier learner, int classes) {
      this.classes = classes;
      setClassifier(learner);
      setNumInstances(20);
    }

    @Override
    protected Instances makeTestDataset(int seed, int numInstances, int numNominal, int numNumeric, int numString,
        int numDate, int numRelational, int numClasses, int classType, int classIndex, boolean multiInstance)
        throws Exception {
      return super.makeTestDataset(seed, numInstances, numNominal, numNumeric, numString, numDate, numRelational,
          numClasses == 2 ? classes : numClasses, classType, classIndex, multiInstance);
    }

    @Override
    protected void print(Object message) {
      printed.append(message);
    }

    boolean weightsMatter(int classType) {
      return instanceWeights(true, true, false, true, false, false, classType)[0];
    }

    boolean incrementalEqualsBatch(int classType) {
      return updatingEquality(true, true, false, true, false, false, classType)[0];
    }
  }

  /** All answers are right; with the settings of the law those about incremental training, too. */
  static void assertClean(OnlineClassifier learner, int classes, boolean law) {
    boolean numbers = learner.getCapabilities().handles(Capability.NUMERIC_CLASS);
    boolean many = learner.getCapabilities().handles(Capability.NOMINAL_CLASS);
    Checker checker = new Checker(learner, classes);
    checker.doTests();
    int yes = 0;
    for (String line : checker.printed.toString().split("\n")) {
      if (!line.contains("...") || !law && line.startsWith(INCREMENTAL)) {
        continue;
      }
      String answer = line.substring(line.lastIndexOf("...") + 3);
      boolean cannot = answer.equals("no (OK error message)") && (line.matches(".*(string|relational).*")
          || !numbers && line.matches(".*(numeric|date) class.*") || !many && line.contains("more than two class"))
          || line.startsWith("multi-instance classifier") && answer.equals("no");
      // the data are 20 rows of pure chance: a warning that ZeroR does better says nothing
      boolean can = answer.equals("yes") || answer.equals("warning: performs worse than ZeroR");
      assertTrue(learner.getClass().getSimpleName() + ": " + line, can || cannot);
      yes += can ? 1 : 0;
    }
    assertTrue("only " + yes + " times yes", yes >= (numbers ? 50 : 20));
  }

  @Test
  public void optionHandler() throws Exception {
    for (String options : options()) {
      CheckOptionHandler check = new CheckOptionHandler();
      check.setSilent(true);
      check.setOptionHandler(learner(""));
      check.setUserOptions(Utils.splitOptions(options));
      check.doTests();
      assertTrue(options, check.getSuccess());
    }
  }

  @Test
  public void objectEditor() throws Exception {
    CheckGOE check = new CheckGOE();
    check.setSilent(true);
    check.setObject(learner(""));
    check.doTests();
    assertTrue(check.getSuccess());
  }

  @Test
  public void everyOptionIsAPropertyWithItsTip() throws Exception {
    GenericObjectEditor.registerEditors();
    PropertySheetPanel editor = new PropertySheetPanel();
    OnlineClassifier learner = learner("");
    editor.setTarget(learner);
    Map<String, String> shown = new HashMap<>();
    collectTips(editor, shown);
    Set<String> tips = new HashSet<>();
    for (PropertyDescriptor property : Introspector.getBeanInfo(learner.getClass()).getPropertyDescriptors()) {
      OptionMetadata option = property.getReadMethod() == null
          ? null : property.getReadMethod().getAnnotation(OptionMetadata.class);
      if (property.getReadMethod() != null && property.getReadMethod().isAnnotationPresent(ProgrammaticProperty.class)) {
        assertFalse(property.getName() + " is shown", shown.containsKey(property.getName()));
      }
      if (option != null) {
        String tip = option.description();
        assertEquals(property.getName(), option.displayName());
        assertEquals("on the command line and in the editor, which shows the first sentence, or a button to its group",
            option.category().isEmpty() ? tip.substring(0, tip.indexOf('.')) : null, shown.get(property.getName()));
        assertTrue(property.getName() + " has another's tip: " + tip, tips.add(tip));
      }
    }
    assertTrue("only " + tips.size(), tips.size() >= leastOptions());
  }

  /** Collects the tips of all labels inside a component by the labels' texts. */
  private static void collectTips(Container within, Map<String, String> tips) {
    for (Component part : within.getComponents()) {
      if (part instanceof JLabel label) {
        tips.put(label.getText(), label.getToolTipText());
      } else if (part instanceof Container container) {
        collectTips(container, tips);
      }
    }
  }
}

package weka.gui.knowledgeflow;

import java.awt.Window;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.swing.JFrame;
import javax.swing.JTextArea;
import weka.gui.GenericObjectEditor;
import weka.gui.LookAndFeel;
import weka.gui.windows.Screen;
import weka.knowledgeflow.Flow;
import weka.knowledgeflow.KFDefaults;

/**
 * Uses the real KnowledgeFlow as a person does: takes each template flow of the package, opens the windows of its
 * charts and results, and runs it. Needs a screen, and Weka with the package installed.
 */
public final class KnowledgeFlowDrive {
  /** No window may wait so long, in nanoseconds: a machine with other work to do has pauses of its own. */
  private static final long FROZEN = 3_000_000_000L;

  private final Screen screen;
  private JFrame frame;
  private MainKFPerspective main;

  private KnowledgeFlowDrive(File folder) throws Exception {
    screen = new Screen(folder);
  }

  /** Argument: the folder for the screenshots. */
  public static void main(String[] args) {
    try {
      new KnowledgeFlowDrive(new File(args[0])).drive();
      System.out.println("KnowledgeFlowDrive: done");
      System.exit(0);
    } catch (Throwable e) {
      e.printStackTrace();
      System.exit(1);
    }
  }

  private void drive() throws Exception {
    LookAndFeel.setLookAndFeel(KFDefaults.APP_ID, KFDefaults.APP_ID + ".lookAndFeel", KFDefaults.LAF);
    GenericObjectEditor.determineClasses();
    KnowledgeFlowApp app = Screen.onEdt(KnowledgeFlowApp::new);
    main = (MainKFPerspective) app.getMainPerspective();
    frame = Screen.open("Weka KnowledgeFlow Environment", app, 1400, 860);
    Screen.onEdt(() -> {
      app.showMenuBar(frame);
      frame.setSize(1401, 860);
      return null;
    });
    List<String> templates = main.getTemplateManager().getPluginTemplateDescriptions();
    List<String> ours = templates.stream().filter(name -> name.startsWith("AVM: ")).toList();
    if (ours.size() != 6) {
      throw new AssertionError("templates: " + templates);
    }
    run("AVM: learn and evaluate a stream", "flow-stream", "Chart", "AVMPlotter");
    run("AVM: save the model every 250 rows", "flow-save");
    run("AVM: resume a saved model", "flow-resume");
    run("AVM: compare with HoeffdingTree and SGD on one stream", "flow-compare", "Chart");
    run("AVM: cross-validation with the coverage map", "flow-cross-validation", "AVMPlotter");
  }

  /** Runs a template with windows of some of its steps open; takes a picture of it and of each. */
  private void run(String template, String picture, String... viewers) throws Exception {
    Flow flow = main.getTemplateManager().getTemplateFlow(template);
    VisibleLayout layout = Screen.onEdt(() -> {
      main.addTab(flow.getFlowName());
      main.getCurrentLayout().setFlow(flow);
      return main.getCurrentLayout();
    });
    screen.settle();
    List<Window> open = new ArrayList<>();
    for (String step : viewers) {
      open.add(view(layout, step));
    }
    Screen.onEdt(() -> {
      layout.executeFlow(false);
      return null;
    });
    Thread.sleep(500);
    long longest = 0;
    for (long start = System.nanoTime(); Screen.onEdt(layout::isExecuting); start = System.nanoTime()) {
      longest = Math.max(longest, System.nanoTime() - start);
      Thread.sleep(50);
    }
    System.out.println(template + ": the windows waited " + longest / 1_000_000 + " ms at most");
    if (longest > FROZEN) {
      throw new AssertionError("the windows were frozen for " + longest / 1_000_000 + " ms while '" + template + "' ran");
    }
    Thread.sleep(1000);
    for (int i = 0; i < open.size(); i++) {
      if (viewers[i].equals("AVMPlotter")) {
        screen.drawn(open.get(i));
      }
      screen.shoot(open.get(i), picture + "-" + viewers[i].toLowerCase(Locale.ROOT));
    }
    Screen.onEdt(() -> {
      open.forEach(Window::dispose);
      return null;
    });
    screen.shoot(frame, picture);
    String log = Screen.onEdt(() -> Screen.all(layout.getLogPanel(), JTextArea.class).stream().map(JTextArea::getText)
        .collect(Collectors.joining()));
    if (log.contains("ERROR")) {
      throw new AssertionError(log);
    }
  }

  private Window view(VisibleLayout layout, String step) throws Exception {
    List<Window> before = List.of(Window.getWindows());
    Screen.onEdt(() -> {
      for (StepVisual visual : layout.getRenderGraph()) {
        if (visual.getStepName().equals(step)) {
          for (Map.Entry<String, String> viewer
              : visual.getStepManager().getManagedStep().getInteractiveViewers().entrySet()) {
            layout.m_layout.popupStepInteractiveViewer(visual, viewer.getValue(), null);
          }
        }
      }
      return null;
    });
    return Screen.window("the window of " + step, window -> !before.contains(window) && window instanceof JFrame);
  }
}

package weka.gui.avm;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JToolBar;
import javax.swing.SwingWorker;
import javax.swing.WindowConstants;

/**
 * A picture below a bar with what can be done with it: save it, choose its axes. Pictures that take time are made beside
 * Swing's thread, with a bar that tells how far they are and a button that stops the work.
 */
public final class PictureView extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final String PCA = "principal components";

  /** Work that makes a picture. It is told to stop by an interrupt. */
  @FunctionalInterface
  public interface Work {
    /**
     * {@return the picture}
     *
     * @param told is told how far the work is
     * @throws Exception if the picture cannot be made
     */
    Picture make(Told told) throws Exception;
  }

  /** Is told how far work is. */
  @FunctionalInterface
  public interface Told {
    /**
     * @param soFar what can be shown by now
     * @param share how much of the work is done, between 0 and 1
     * @param note the same in words
     */
    void step(Picture soFar, double share, String note);
  }

  private record Step(Picture soFar, double share, String note) {
  }

  private final PicturePanel panel = new PicturePanel();
  private final JComboBox<String> across = new JComboBox<>();
  private final JComboBox<String> up = new JComboBox<>();
  private final JPanel axes = new JPanel(new FlowLayout(FlowLayout.LEFT, 5, 0));
  private final JPanel working = new JPanel(new BorderLayout(8, 0));
  private final JProgressBar progress = new JProgressBar();
  private final JButton stop = new JButton("Stop");
  private transient SwingWorker<Picture, Step> worker;
  /** Whether the choice of axes is being filled, not made. */
  private boolean filling;

  /** Makes a view of nothing yet. */
  public PictureView() {
    super(new BorderLayout());
    JToolBar bar = new JToolBar();
    bar.setFloatable(false);
    for (String kind : List.of("png", "svg")) {
      add(bar, "Save as " + kind.toUpperCase(Locale.ROOT) + "\u2026", () -> panel.save(kind));
    }
    add(bar, "Show all", panel::showAll);
    axes.add(new JLabel("Axes:"));
    axes.add(across);
    axes.add(up);
    across.addActionListener(event -> chosen());
    up.addActionListener(event -> chosen());
    axes.setVisible(false);
    bar.add(axes);
    progress.setStringPainted(true);
    working.add(progress, BorderLayout.CENTER);
    working.add(stop, BorderLayout.EAST);
    working.setVisible(false);
    stop.addActionListener(event -> stop());
    JPanel below = new JPanel(new BorderLayout());
    below.add(new JLabel(" Wheel: zoom.  Drag: move.  Double click: show all.  Point at something: what it is."),
        BorderLayout.NORTH);
    below.add(working, BorderLayout.SOUTH);
    add(bar, BorderLayout.NORTH);
    add(panel, BorderLayout.CENTER);
    add(below, BorderLayout.SOUTH);
  }

  private static void add(JToolBar bar, String text, Runnable action) {
    JButton button = new JButton(text);
    button.addActionListener(event -> action.run());
    bar.add(button);
  }

  /**
   * Shows a picture that is there.
   *
   * @param picture the picture
   */
  public void show(Picture picture) {
    stop();
    List<String> columns = picture.columns();
    filling = true;
    axes.setVisible(columns.size() > 1);
    across.setModel(new DefaultComboBoxModel<>(columns.toArray(String[]::new)));
    across.insertItemAt(PCA, 0);
    across.setSelectedIndex(0);
    up.setModel(new DefaultComboBoxModel<>(columns.toArray(String[]::new)));
    up.setEnabled(false);
    filling = false;
    panel.show(picture);
  }

  /** Shows the picture along the axes that were chosen; a column cannot be both. */
  private void chosen() {
    if (filling) {
      return;
    }
    int first = across.getSelectedIndex() - 1;
    filling = true;
    up.setEnabled(first >= 0);
    if (first == up.getSelectedIndex()) {
      up.setSelectedIndex(first == 0 ? 1 : 0);
    }
    filling = false;
    int second = up.getSelectedIndex();
    Picture before = panel.picture();
    work(told -> before.along(first, second));
  }

  /** Stops the work that is under way, if any. */
  public void stop() {
    if (worker != null) {
      worker.cancel(true);
    }
  }

  /** Does work in the background, in place of what is under way; its picture takes the place of the one shown. */
  private void work(Work work) {
    stop();
    worker = new SwingWorker<>() {
      @Override
      protected Picture doInBackground() throws Exception {
        return work.make((soFar, share, note) -> publish(new Step(soFar, share, note)));
      }

      @Override
      protected void process(List<Step> steps) {
        if (worker == this && !isDone()) {
          Step last = steps.get(steps.size() - 1);
          progress.setIndeterminate(false);
          progress.setValue((int) (100 * last.share()));
          progress.setString(last.note());
          panel.show(last.soFar());
        }
      }

      @Override
      protected void done() {
        if (worker == this) {
          finished(this);
        }
      }
    };
    progress.setIndeterminate(true);
    progress.setString("working");
    stop.setEnabled(true);
    working.setVisible(true);
    worker.execute();
  }

  private void finished(SwingWorker<Picture, Step> work) {
    stop.setEnabled(false);
    progress.setIndeterminate(false);
    try {
      if (work.isCancelled()) {
        progress.setString("stopped");
        return;
      }
      Picture made = work.get();
      if (panel.picture() != null && made.columns().equals(panel.picture().columns())) {
        panel.show(made);
      } else {
        show(made);
      }
      working.setVisible(false);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      progress.setString("The picture cannot be made: " + e.getCause().getMessage());
    }
  }

  /**
   * Opens a window at once, and shows a picture in it when it has been made. Closing the window stops the work.
   *
   * @param title the window's title
   * @param work makes the picture
   */
  public static void open(String title, Work work) {
    PictureView view = new PictureView();
    JFrame frame = new JFrame(title);
    frame.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    frame.addWindowListener(new WindowAdapter() {
      @Override
      public void windowClosed(WindowEvent event) {
        view.stop();
      }
    });
    frame.add(view);
    frame.pack();
    frame.setLocationByPlatform(true);
    frame.setVisible(true);
    view.work(work);
  }
}

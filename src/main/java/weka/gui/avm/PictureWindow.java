package weka.gui.avm;

import java.awt.BorderLayout;
import java.awt.Component;
import java.util.List;
import java.util.concurrent.ExecutionException;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.ProgressMonitor;
import javax.swing.SwingWorker;
import javax.swing.WindowConstants;
import weka.classifiers.functions.AVM;
import weka.core.Instances;

/** Windows with pictures. */
public final class PictureWindow {
  private PictureWindow() {
  }

  /**
   * Opens a window.
   *
   * @param picture the picture
   */
  public static void open(Picture picture) {
    PicturePanel panel = new PicturePanel(picture);
    JFrame frame = new JFrame(picture.title());
    frame.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    frame.add(new PictureBar(panel), BorderLayout.NORTH);
    frame.add(panel, BorderLayout.CENTER);
    frame.pack();
    frame.setLocationByPlatform(true);
    frame.setVisible(true);
  }

  /**
   * Trains models of several δ, showing how far it is, then opens a window.
   *
   * @param parent the component that asks for it, or null
   * @param trained a trained model
   * @param data the data at hand
   */
  public static void openTradeOff(Component parent, AVM trained, Instances data) {
    ProgressMonitor monitor =
        new ProgressMonitor(parent, "Training AVM with several \u03b4", "the first model", 0, TradeOff.steps());
    monitor.setMillisToDecideToPopup(200);
    monitor.setMillisToPopup(500);
    new TradeOffWorker(parent, trained, data, monitor).execute();
  }

  private static final class TradeOffWorker extends SwingWorker<TradeOff, Integer> {
    private final Component parent;
    private final AVM trained;
    private final Instances data;
    private final ProgressMonitor monitor;

    TradeOffWorker(Component parent, AVM trained, Instances data, ProgressMonitor monitor) {
      this.parent = parent;
      this.trained = trained;
      this.data = data;
      this.monitor = monitor;
    }

    @Override
    protected TradeOff doInBackground() throws Exception {
      return TradeOff.of(trained, data, this::publish);
    }

    @Override
    protected void process(List<Integer> done) {
      int models = done.get(done.size() - 1);
      monitor.setNote(models + " of at most " + TradeOff.steps() + " models");
      monitor.setProgress(models);
      if (monitor.isCanceled()) {
        cancel(true);
      }
    }

    @Override
    protected void done() {
      monitor.close();
      if (isCancelled()) {
        return;
      }
      try {
        open(get().picture());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      } catch (ExecutionException e) {
        JOptionPane.showMessageDialog(parent, "The models could not be trained: " + e.getCause().getMessage(),
            "AVM trade-off", JOptionPane.ERROR_MESSAGE);
      }
    }
  }
}

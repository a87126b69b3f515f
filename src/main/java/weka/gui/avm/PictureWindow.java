package weka.gui.avm;

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

  /** @param picture what a new window shows */
  public static void open(Picture picture) {
    JFrame frame = new JFrame(picture.title());
    frame.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    frame.add(new PicturePanel(picture).withBar());
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
    ProgressMonitor monitor = new ProgressMonitor(parent, "Training AVM with several \u03b4", "the first model", 0,
        TradeOff.MOST_TRIALS);
    monitor.setMillisToDecideToPopup(200);
    monitor.setMillisToPopup(500);
    new SwingWorker<Picture, Integer>() {
      @Override
      protected Picture doInBackground() throws Exception {
        return TradeOff.of(trained, data, this::publish);
      }

      @Override
      protected void process(List<Integer> done) {
        int models = done.get(done.size() - 1);
        monitor.setNote(models + " of at most " + TradeOff.MOST_TRIALS + " models");
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
          open(get());
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
          JOptionPane.showMessageDialog(parent, "The models could not be trained: " + e.getCause().getMessage(),
              "AVM trade-off", JOptionPane.ERROR_MESSAGE);
        }
      }
    }.execute();
  }
}

package weka.gui.avm;

import java.awt.BorderLayout;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.SwingUtilities;
import weka.gui.knowledgeflow.BaseInteractiveViewer;
import weka.knowledgeflow.steps.AVMPlotter;

/** The window of KnowledgeFlow's AVMPlotter step: its pictures by name, the newest shown as it comes. */
public final class AVMPlotterViewer extends BaseInteractiveViewer {
  private static final long serialVersionUID = 1L;

  private transient Runnable listener;
  private transient Picture shown;

  @Override
  public String getViewerName() {
    return "AVM pictures";
  }

  @Override
  public void init() {
    AVMPlotter step = (AVMPlotter) getStep();
    PictureView view = new PictureView();
    JList<String> names = new JList<>();
    names.addListSelectionListener(event -> {
      Picture picture = step.pictures().get(names.getSelectedValue());
      if (picture != null && picture != shown) {
        shown = picture;
        view.show(picture);
      }
    });
    JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, new JScrollPane(names), view);
    split.setDividerLocation(220);
    add(split, BorderLayout.CENTER);
    JButton clear = new JButton("Clear");
    clear.addActionListener(event -> step.clearPictures());
    addButton(clear);
    listener = () -> SwingUtilities.invokeLater(() -> refresh(step, names));
    step.addListener(listener);
    refresh(step, names);
  }

  /** Takes over the step's pictures; the first is selected where none was, so that zooming is left alone. */
  private static void refresh(AVMPlotter step, JList<String> names) {
    int selected = names.getSelectedIndex();
    names.setListData(step.pictures().keySet().toArray(String[]::new));
    names.setSelectedIndex(selected < 0 || selected >= names.getModel().getSize() ? 0 : selected);
  }

  @Override
  public void closePressed() {
    if (getStep() instanceof AVMPlotter step) {
      step.removeListener(listener);
    }
    super.closePressed();
  }
}

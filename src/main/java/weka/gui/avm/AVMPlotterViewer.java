package weka.gui.avm;

import java.awt.BorderLayout;
import java.util.ArrayList;
import java.util.List;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.SwingUtilities;
import weka.gui.knowledgeflow.BaseInteractiveViewer;
import weka.knowledgeflow.steps.AVMPlotter;

/** The window of KnowledgeFlow's AVMPlotter step: its pictures by name, the newest shown as it comes. */
public final class AVMPlotterViewer extends BaseInteractiveViewer {
  private static final long serialVersionUID = 1L;

  private transient Runnable listener;

  /** Makes the viewer. */
  public AVMPlotterViewer() {
  }

  @Override
  public String getViewerName() {
    return "AVM pictures";
  }

  @Override
  public void init() {
    AVMPlotter step = (AVMPlotter) getStep();
    PicturePanel panel = new PicturePanel(null);
    DefaultListModel<String> names = new DefaultListModel<>();
    List<Picture> shown = new ArrayList<>();
    JList<String> list = new JList<>(names);
    list.addListSelectionListener(event -> {
      if (list.getSelectedIndex() >= 0) {
        panel.show(shown.get(list.getSelectedIndex()));
      }
    });
    JPanel right = new JPanel(new BorderLayout());
    right.add(new PictureBar(panel), BorderLayout.NORTH);
    right.add(panel, BorderLayout.CENTER);
    JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, new JScrollPane(list), right);
    split.setDividerLocation(220);
    add(split, BorderLayout.CENTER);
    JButton clear = new JButton("Clear");
    clear.addActionListener(event -> step.clearPictures());
    addButton(clear);
    listener = () -> SwingUtilities.invokeLater(() -> refresh(step, names, shown, list));
    step.addListener(listener);
    refresh(step, names, shown, list);
  }

  /** Takes over the step's pictures; the first is selected where none was, so that zooming is left alone. */
  private static void refresh(AVMPlotter step, DefaultListModel<String> names, List<Picture> shown,
      JList<String> list) {
    int selected = list.getSelectedIndex();
    shown.clear();
    names.clear();
    step.pictures().forEach((name, picture) -> {
      shown.add(picture);
      names.addElement(name);
    });
    if (!shown.isEmpty()) {
      list.setSelectedIndex(selected < 0 || selected >= shown.size() ? 0 : selected);
    }
  }

  @Override
  public void closePressed() {
    if (getStep() instanceof AVMPlotter step) {
      step.removeListener(listener);
    }
    super.closePressed();
  }
}

package weka.gui.avm;

import java.awt.Component;
import java.io.File;
import java.io.IOException;
import java.util.Locale;
import javax.swing.JButton;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JToolBar;
import javax.swing.filechooser.FileNameExtensionFilter;

/** What can be done with a picture on the screen: save it, show it whole. */
public final class PictureBar extends JToolBar {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the bar.
   *
   * @param panel the panel with the picture
   */
  public PictureBar(PicturePanel panel) {
    setFloatable(false);
    JButton png = new JButton("Save as PNG\u2026");
    JButton svg = new JButton("Save as SVG\u2026");
    JButton whole = new JButton("Show all");
    png.addActionListener(event -> save(panel, "png"));
    svg.addActionListener(event -> save(panel, "svg"));
    whole.addActionListener(event -> panel.zoom(Zoom.none()));
    add(png);
    add(svg);
    add(whole);
    addSeparator();
    add(new JLabel("Wheel: zoom.  Drag: move.  Point at a dot or line: what it is."));
  }

  private static void save(PicturePanel panel, String kind) {
    if (panel.picture() == null) {
      return;
    }
    JFileChooser chooser = new JFileChooser();
    chooser.setFileFilter(new FileNameExtensionFilter(kind.toUpperCase(Locale.ROOT) + " picture", kind));
    chooser.setSelectedFile(new File(panel.picture().title().replaceAll("[^A-Za-z0-9]+", "-") + "." + kind));
    if (chooser.showSaveDialog(panel) != JFileChooser.APPROVE_OPTION) {
      return;
    }
    File file = chooser.getSelectedFile();
    File named = file.getName().contains(".") ? file : new File(file.getPath() + "." + kind);
    if (!named.exists() || confirmed(panel, named)) {
      write(panel, named);
    }
  }

  private static boolean confirmed(Component parent, File file) {
    return JOptionPane.showConfirmDialog(parent, file.getName() + " exists. Replace it?", "Save picture",
        JOptionPane.YES_NO_OPTION) == JOptionPane.YES_OPTION;
  }

  private static void write(PicturePanel panel, File file) {
    try {
      PictureFile.save(panel.picture(), file, panel.getWidth(), panel.getHeight(), panel.zoom());
    } catch (IOException e) {
      JOptionPane.showMessageDialog(panel, "The picture was not saved: " + e.getMessage(), "Save picture",
          JOptionPane.ERROR_MESSAGE);
    }
  }
}

package weka.gui.avm;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Graphics;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.Rectangle2D;
import java.io.File;
import java.io.IOException;
import java.util.Locale;
import javax.swing.JButton;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JToolBar;
import javax.swing.filechooser.FileNameExtensionFilter;

/**
 * A picture on the screen: the wheel zooms, dragging moves, a double click shows the whole, pointing tells what is
 * there.
 */
final class PicturePanel extends JPanel {
  private static final long serialVersionUID = 1L;

  private transient Picture picture;
  private transient Zoom zoom = Zoom.none();

  /** Makes a panel; the picture may be null for none yet. */
  PicturePanel(Picture picture) {
    this.picture = picture;
    setPreferredSize(new Dimension(Picture.WIDTH, Picture.HEIGHT));
    setToolTipText("");
    Mouse mouse = new Mouse();
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
    addMouseWheelListener(mouse);
  }

  void show(Picture other) {
    picture = other;
    repaint();
  }

  private void zoom(Zoom part) {
    zoom = part;
    repaint();
  }

  /** This panel below a bar with what can be done with the picture. */
  JPanel withBar() {
    JToolBar bar = new JToolBar();
    bar.setFloatable(false);
    add(bar, "Save as PNG\u2026", () -> save("png"));
    add(bar, "Save as SVG\u2026", () -> save("svg"));
    add(bar, "Show all", () -> zoom(Zoom.none()));
    bar.addSeparator();
    bar.add(new JLabel("Wheel: zoom.  Drag: move.  Point at a dot or line: what it is."));
    JPanel whole = new JPanel(new BorderLayout());
    whole.add(bar, BorderLayout.NORTH);
    whole.add(this, BorderLayout.CENTER);
    return whole;
  }

  private static void add(JToolBar bar, String text, Runnable action) {
    JButton button = new JButton(text);
    button.addActionListener(event -> action.run());
    bar.add(button);
  }

  private void save(String kind) {
    if (picture == null) {
      return;
    }
    JFileChooser chooser = new JFileChooser();
    chooser.setFileFilter(new FileNameExtensionFilter(kind.toUpperCase(Locale.ROOT) + " picture", kind));
    chooser.setSelectedFile(new File(picture.title().replaceAll("[^A-Za-z0-9]+", "-") + "." + kind));
    if (chooser.showSaveDialog(this) != JFileChooser.APPROVE_OPTION) {
      return;
    }
    File file = chooser.getSelectedFile();
    File named = file.getName().contains(".") ? file : new File(file.getPath() + "." + kind);
    if (named.exists() && JOptionPane.showConfirmDialog(this, named.getName() + " exists. Replace it?", "Save picture",
        JOptionPane.YES_NO_OPTION) != JOptionPane.YES_OPTION) {
      return;
    }
    try {
      picture.save(named, getWidth(), getHeight(), zoom);
    } catch (IOException e) {
      JOptionPane.showMessageDialog(this, "The picture was not saved: " + e.getMessage(), "Save picture",
          JOptionPane.ERROR_MESSAGE);
    }
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    if (picture != null) {
      Graphics2D own = (Graphics2D) graphics.create();
      picture.draw(new GraphicsCanvas(own), getWidth(), getHeight(), zoom);
      own.dispose();
    }
  }

  @Override
  public String getToolTipText(MouseEvent event) {
    return picture == null ? null : picture.about(event.getX(), event.getY(), getWidth(), getHeight(), zoom);
  }

  private final class Mouse extends MouseAdapter {
    private Point last;

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
      if (picture != null) {
        Rectangle2D area = picture.area(getWidth(), getHeight());
        zoom(zoom.at((event.getX() - area.getX()) / area.getWidth(), (area.getMaxY() - event.getY()) / area.getHeight(),
            Math.pow(1.25, event.getPreciseWheelRotation())));
      }
    }

    @Override
    public void mousePressed(MouseEvent event) {
      last = event.getPoint();
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      if (picture != null && last != null) {
        Rectangle2D area = picture.area(getWidth(), getHeight());
        zoom(zoom.moved((last.x - event.getX()) / area.getWidth(), (event.getY() - last.y) / area.getHeight()));
        last = event.getPoint();
      }
    }

    @Override
    public void mouseClicked(MouseEvent event) {
      if (event.getClickCount() == 2) {
        zoom(Zoom.none());
      }
    }
  }
}

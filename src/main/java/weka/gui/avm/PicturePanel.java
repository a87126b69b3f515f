package weka.gui.avm;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Graphics;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import javax.swing.JFileChooser;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JToolTip;
import javax.swing.SwingWorker;
import javax.swing.filechooser.FileNameExtensionFilter;

/**
 * A picture on the screen: the wheel zooms, dragging moves, a double click shows the whole, pointing tells what is
 * there. It is drawn beside Swing's thread, which only shows the image: a map of many cells takes a while.
 */
final class PicturePanel extends JPanel {
  private static final long serialVersionUID = 1L;

  /** What is to be seen. */
  private record View(Picture picture, int width, int height, Zoom zoom, double scale) {
  }

  private transient Picture picture;
  private transient Zoom zoom = Zoom.none();
  /** What the image shows, and what the next one will. */
  private transient View drawn;
  private transient View drawing;
  private transient BufferedImage image;

  /** Makes a panel without a picture. */
  PicturePanel() {
    setPreferredSize(new Dimension(Picture.WIDTH, Picture.HEIGHT));
    setBackground(Color.WHITE);
    setToolTipText("");
    Mouse mouse = new Mouse();
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
    addMouseWheelListener(mouse);
  }

  Picture picture() {
    return picture;
  }

  void show(Picture other) {
    picture = other;
    repaint();
  }

  void showAll() {
    zoom(Zoom.none());
  }

  private void zoom(Zoom part) {
    zoom = part;
    repaint();
  }

  /** Asks for a file and saves what is shown. */
  void save(String kind) {
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
    if (picture == null || getWidth() == 0 || getHeight() == 0) {
      return;
    }
    View wanted = new View(picture, getWidth(), getHeight(), zoom, ((Graphics2D) graphics).getTransform().getScaleX());
    if (!wanted.equals(drawn) && drawing == null) {
      draw(wanted);
    }
    if (image != null) {
      graphics.drawImage(image, 0, 0, getWidth(), getHeight(), null);
    }
  }

  /** Draws in the background; whatever is wanted when that is done is drawn next. The cursor tells of it. */
  private void draw(View view) {
    drawing = view;
    setCursor(Cursor.getPredefinedCursor(Cursor.WAIT_CURSOR));
    new SwingWorker<BufferedImage, Void>() {
      @Override
      protected BufferedImage doInBackground() {
        return view.picture().image(view.width(), view.height(), view.zoom(), view.scale());
      }

      @Override
      protected void done() {
        try {
          image = get();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
          setToolTipText("The picture cannot be drawn: " + e.getCause());
        }
        drawn = view;
        drawing = null;
        setCursor(null);
        repaint();
      }
    }.execute();
  }

  @Override
  public String getToolTipText(MouseEvent event) {
    String about = picture == null ? null : picture.about(event.getX(), event.getY(), getWidth(), getHeight(), zoom);
    return about == null ? null
        : "<html>" + about.replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br>") + "</html>";
  }

  /** Beside the pointer, and never over what is to the right of the axes. */
  @Override
  public Point getToolTipLocation(MouseEvent event) {
    String text = getToolTipText(event);
    if (text == null) {
      return null;
    }
    JToolTip tip = createToolTip();
    tip.setTipText(text);
    Dimension size = tip.getPreferredSize();
    Rectangle2D area = picture.area(getWidth(), getHeight());
    double x = Math.min(event.getX() + 14.0, area.getMaxX() - size.width - 2);
    boolean covers = x < event.getX() + 14.0;
    double below = event.getY() + 18.0;
    return new Point((int) Math.max(0, x),
        (int) (covers && below + size.height > area.getMaxY() ? event.getY() - size.height - 8.0 : below));
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

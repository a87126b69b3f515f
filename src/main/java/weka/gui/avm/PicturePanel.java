package weka.gui.avm;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Graphics;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.Rectangle2D;
import javax.swing.JPanel;

/**
 * A picture on the screen: the wheel zooms, dragging moves, a double click shows the whole, pointing tells what is
 * there.
 */
public final class PicturePanel extends JPanel {
  private static final long serialVersionUID = 1L;

  private transient Picture picture;
  private transient Zoom zoom = Zoom.none();

  /**
   * Makes a panel.
   *
   * @param picture the picture, or null for none yet
   */
  public PicturePanel(Picture picture) {
    this.picture = picture;
    setPreferredSize(new Dimension(PictureFile.WIDTH, PictureFile.HEIGHT));
    setToolTipText("");
    Mouse mouse = new Mouse();
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
    addMouseWheelListener(mouse);
  }

  /**
   * Shows another picture.
   *
   * @param other the picture
   */
  public void show(Picture other) {
    picture = other;
    repaint();
  }

  /** {@return the picture shown, or null} */
  public Picture picture() {
    return picture;
  }

  /** {@return the part shown} */
  public Zoom zoom() {
    return zoom;
  }

  /**
   * Shows another part.
   *
   * @param part the part
   */
  public void zoom(Zoom part) {
    zoom = part;
    repaint();
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

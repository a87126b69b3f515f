package weka.gui.avm;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.awt.Point;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** What the mouse does in a picture; it needs no screen. */
public class PicturePanelTest {

  @Test
  public void theTooltipStaysLeftOfTheLegend() throws Exception {
    PicturePanel panel = new PicturePanel();
    panel.setSize(960, 640);
    Picture map = new CoverageMap(PictureFactsTest.model(PictureFactsTest.data(2, 100), "-E", "1").pictured(null).sketch());
    panel.show(map);
    Rectangle2D area = map.area(960, 640);
    int told = 0;
    for (int x = 0; x < 960; x += 19) {
      for (int y = 0; y < 640; y += 13) {
        MouseEvent event = new MouseEvent(panel, MouseEvent.MOUSE_MOVED, 0, 0, x, y, 0, false);
        Point at = panel.getToolTipLocation(event);
        if (at != null) {
          told++;
          var tip = panel.createToolTip();
          tip.setTipText(panel.getToolTipText(event));
          assertTrue(at + " " + tip.getPreferredSize(), at.x + tip.getPreferredSize().width <= area.getMaxX());
          assertFalse("not under the pointer", new java.awt.Rectangle(at, tip.getPreferredSize()).contains(x, y));
        }
      }
    }
    assertTrue(told > 10);
  }

  /** What is under the pointer moves with it, and a double click shows the whole again. */
  @Test
  public void draggingMovesAndADoubleClickShowsAll() throws Exception {
    PicturePanel panel = new PicturePanel();
    panel.setSize(960, 640);
    panel.show(new CoverageMap(PictureFactsTest.model(PictureFactsTest.data(2, 100), "-D", "0.2", "-G", "4", "-L", "0.001").pictured(null).sketch()));
    List<String> whole = told(panel, 0, 0);
    panel.dispatchEvent(new MouseWheelEvent(panel, MouseEvent.MOUSE_WHEEL, 0, 0, 250, 320, 0, false, 0, 1, -2));
    List<String> near = told(panel, 0, 0);
    assertFalse("the wheel zooms", whole.equals(near));
    mouse(panel, MouseEvent.MOUSE_PRESSED, 400, 300, 1);
    mouse(panel, MouseEvent.MOUSE_DRAGGED, 430, 310, 1);
    assertEquals(near, told(panel, 30, 10));
    mouse(panel, MouseEvent.MOUSE_CLICKED, 400, 300, 2);
    assertEquals(whole, told(panel, 0, 0));
  }

  /** What is told of the core points in the middle, when the mouse is so far away from there. */
  private static List<String> told(PicturePanel panel, int right, int down) {
    List<String> told = new ArrayList<>();
    for (int x = 100; x < 700; x += 3) {
      for (int y = 100; y < 500; y += 3) {
        told.add("" + panel.getToolTipText(new MouseEvent(panel, MouseEvent.MOUSE_MOVED, 0, 0, x + right, y + down, 0, false)));
      }
    }
    assertTrue(told.stream().distinct().count() > 2);
    return told;
  }

  private static void mouse(PicturePanel panel, int what, int x, int y, int clicks) {
    panel.dispatchEvent(new MouseEvent(panel, what, 0, 0, x, y, clicks, false, MouseEvent.BUTTON1));
  }
}

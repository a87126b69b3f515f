package avm.eval;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.store.CoreSet;
import java.util.List;
import java.util.Random;
import org.junit.Test;

/** The plane is that of the principal components. */
public class ProjectionTest {

  @Test
  public void findsTheAxesOfAnEllipsoid() {
    CoreSet cores = new CoreSet();
    Random random = new Random(1);
    for (int i = 0; i < 900; i++) {
      cores.add(Point.of(random.nextGaussian(), 5 + 3 * random.nextGaussian(), 10 * random.nextGaussian()), true);
    }
    Projection plane = Projection.of(cores, 3);
    assertEquals(1, plane.axis()[0][2], 0.01);
    assertEquals(1, plane.axis()[1][1], 0.01);
    assertEquals(100.0 / 110, plane.share()[0], 0.03);
    assertEquals(9.0 / 110, plane.share()[1], 0.03);
    assertEquals(List.of(2), plane.heaviest(0, 3));
    Point point = Point.of(0, 5, 7);
    assertEquals(7, plane.coordinate(point, 0), 1);
    assertEquals(0, plane.coordinate(point, 1), 1);
    double planar = Math.pow(plane.coordinate(point, 0), 2) + Math.pow(plane.coordinate(point, 1), 2);
    assertTrue(planar <= plane.squaredDistance(point) + 1e-9);
  }

  @Test
  public void oneFeatureOrOnePointIsAPlaneToo() {
    CoreSet line = new CoreSet();
    line.add(Point.of(1), true);
    line.add(Point.of(3), true);
    Projection plane = Projection.of(line, 1);
    assertEquals(1, plane.share()[0], 1e-9);
    assertEquals(0, plane.share()[1], 1e-9);
    assertEquals(-1, plane.coordinate(line.point(0), 0), 1e-9);
    CoreSet dot = new CoreSet();
    dot.add(Point.of(1, 2), true);
    assertEquals(0, Projection.of(dot, 2).coordinate(dot.point(0), 0), 1e-9);
    assertEquals(0, Projection.of(new CoreSet(), 2).share()[0], 0);
  }
}

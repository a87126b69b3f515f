package avm.reduce;

import avm.data.Point;
import avm.io.Part;
import avm.io.Saved;
import avm.kernel.Kernel;
import avm.model.Expansion;
import avm.store.CoreSet;
import avm.store.KernelRow;
import java.util.function.ObjDoubleConsumer;

/**
 * Optimistic steps in a ball (Li and Liao 2023): a row has the score f(x) + sh(x), where h is a {@link Hint} and
 * s = U/√(3 + S); a step of a row y along a vector with squared length p adds max(0, p − 2y·h) to S, where h is the
 * hint along that vector. f stays in the ball of radius U; ‖f‖² is followed.
 */
public final class Optimist implements Saved {
  /** What steps are multiplied by after the first halving. */
  private static final double LATER = 0.1;

  private final double radius;
  private final Hint hint;
  private boolean halved;
  private double sum;
  private double squaredNorm;

  /**
   * @param kernel the kernel
   * @param radius U, above 0
   * @param recent H, of how many rows the hint is, from 0 up
   */
  public Optimist(Kernel kernel, double radius, int recent) {
    if (!(radius > 0) || Double.isInfinite(radius)) {
      throw new IllegalArgumentException("the radius is " + radius + "; it must be a number above 0");
    }
    this.radius = radius;
    hint = new Hint(kernel, recent);
  }

  /** {@return s, what a step is multiplied by} */
  public double stepSize() {
    return (halved ? LATER : 1) * radius / Math.sqrt(3 + sum);
  }

  /** h(x), in a work space. */
  double at(Point x, KernelRow workspace) {
    return hint.at(x, workspace);
  }

  /** The hint along a projection: Σ d_ih(c_i) over stored vectors. */
  double along(double[] shares, CoreSet cores, KernelRow workspace) {
    double h = 0;
    for (int i = 0; i < cores.size(); i++) {
      h += shares[i] * at(cores.point(i), workspace);
    }
    return h;
  }

  /** s·h(x), in a work space. */
  double score(Point x, KernelRow workspace) {
    return stepSize() * hint.at(x, workspace);
  }

  /** Tells the rows of the hint, each with s·y over their number. */
  void hints(ObjDoubleConsumer<Point> use) {
    hint.forEach(stepSize(), use);
  }

  /** f has moved by g along a vector of squared length p at which it was f, for a row y with the hint h there. */
  void moved(double g, double f, double p, double y, double h) {
    squaredNorm += 2 * g * f + g * g * p;
    sum += Math.max(0, p - 2 * y * h);
  }

  /** Brings f back into the ball, and takes the row for the hint. */
  void settle(Expansion e, Point x, double y) {
    if (squaredNorm > radius * radius) {
      e.weights().coefficients().shrink(radius / Math.sqrt(squaredNorm));
      squaredNorm = radius * radius;
    }
    hint.add(x, y);
  }

  /** Vectors were halved; what f of a squared norm is multiplied by. */
  double halved(double after) {
    halved = true;
    sum = 0;
    squaredNorm = after > 0 ? radius * radius : 0;
    return after > 0 ? radius / Math.sqrt(after) : 1;
  }

  /** {@return ‖f‖², as it is followed} */
  public double squaredNorm() {
    return squaredNorm;
  }

  @Override
  public Part save() {
    return new Part().put("hint", hint.save()).put("halved", halved).put("sum", sum).put("squaredNorm", squaredNorm);
  }

  @Override
  public void load(Part part) {
    hint.load(part.part("hint"));
    halved = part.truth("halved");
    sum = part.number("sum");
    squaredNorm = part.number("squaredNorm");
  }
}

package avm.eval;

import avm.io.Part;
import avm.io.Saved;
import java.util.Arrays;

/**
 * How a model came to be: the error on rows predicted before they were learned (prequential), and the model's size,
 * against the rows seen. It holds at most {@value #MOST} points however long the stream: each is the mean over equally
 * many rows, and when there is no room left two neighbours become one.
 */
public final class LearningCurve implements Saved {
  /** The largest number of points. */
  public static final int MOST = 256;

  private double[] loss = new double[MOST];
  private int[] size = new int[MOST];
  private int points;
  /** How many rows a point stands for. */
  private long width = 1;
  private double openLoss;
  private long openRows;
  private int openSize;
  private double totalLoss;

  /**
   * Adds a row.
   *
   * @param squaredError the squared error of its prediction, or 1 for a wrong class and 0 for the right one
   * @param corePoints the model's size
   */
  public void add(double squaredError, int corePoints) {
    openLoss += squaredError;
    totalLoss += squaredError;
    openSize = corePoints;
    if (++openRows == width) {
      close();
    }
  }

  private void close() {
    if (points == MOST) {
      halve();
      return;
    }
    loss[points] = openLoss / openRows;
    size[points++] = openSize;
    openLoss = 0;
    openRows = 0;
  }

  /** Two neighbours become one; what is open is half of the next point. */
  private void halve() {
    points /= 2;
    width *= 2;
    for (int i = 0; i < points; i++) {
      loss[i] = (loss[2 * i] + loss[2 * i + 1]) / 2;
      size[i] = size[2 * i + 1];
    }
  }

  /**
   * Becomes the mean of this curve and another model's, over the rows that each of them has seen; the larger size counts.
   *
   * @param other the other one
   * @param share how much it counts, between 0 and 1
   */
  public void merge(LearningCurve other, double share) {
    LearningCurve second = new LearningCurve();
    second.load(other.save());
    while (width != second.width) {
      (width < second.width ? this : second).coarser();
    }
    double error = (1 - share) * error() + share * second.error();
    if (openRows < second.openRows || points < second.points) {
      openRows = second.openRows;
      openLoss = second.openLoss;
    }
    openSize = Math.max(openSize, second.openSize);
    for (int i = 0; i < second.points; i++) {
      loss[i] = i < points ? (1 - share) * loss[i] + share * second.loss[i] : second.loss[i];
      size[i] = i < points ? Math.max(size[i], second.size[i]) : second.size[i];
    }
    points = Math.max(points, second.points);
    totalLoss = error * rows();
  }

  /** Two neighbours become one, and what is left over joins what is open. */
  private void coarser() {
    if (points % 2 == 1) {
      openLoss += loss[points - 1] * width;
      openRows += width;
    }
    halve();
  }

  /** {@return how many points there are: one more than are complete where rows have come since} */
  public int points() {
    return points + (openRows > 0 ? 1 : 0);
  }

  /**
   * {@return the rows seen up to the end of a point}
   *
   * @param i which point, from 0
   */
  public long rows(int i) {
    return i < points ? (i + 1) * width : rows();
  }

  /**
   * {@return the mean error of a point's rows: the share of mistakes, or the mean squared error}
   *
   * @param i which point, from 0
   */
  public double error(int i) {
    return i < points ? loss[i] : openLoss / openRows;
  }

  /**
   * {@return the core points that the model had at a point's end}
   *
   * @param i which point, from 0
   */
  public int corePoints(int i) {
    return i < points ? size[i] : openSize;
  }

  /** {@return the number of all rows seen} */
  public long rows() {
    return points * width + openRows;
  }

  /** {@return the mean error of all rows: the share of mistakes, or the mean squared error; 0 where no row was seen} */
  public double error() {
    return rows() == 0 ? 0 : totalLoss / rows();
  }

  @Override
  public Part save() {
    return new Part().put("loss", Arrays.copyOf(loss, points)).put("size", Arrays.copyOf(size, points)).put("width", width)
        .put("openLoss", openLoss).put("openRows", openRows).put("openSize", openSize).put("totalLoss", totalLoss);
  }

  @Override
  public void load(Part part) {
    double[] losses = part.numbers("loss");
    points = losses.length;
    int room = Math.max(MOST, points);
    loss = Arrays.copyOf(losses, room);
    size = Arrays.copyOf(part.wholes("size", points), room);
    width = part.whole("width");
    openLoss = part.number("openLoss");
    openRows = part.whole("openRows");
    openSize = part.whole("openSize", 0, Integer.MAX_VALUE);
    totalLoss = part.number("totalLoss");
  }
}

package avm.budget;

import avm.data.Vectors;
import avm.model.Expansion;
import avm.weights.Coefficients;

/**
 * When there is no room, the vector with the smallest coefficients ‖a_i‖² leaves, the oldest of equals, be it the row
 * itself: the policy of BSGD with removal (Wang, Crammer and Vucetic 2012).
 */
public final class RemoveSmallest extends Aged {
  private double[] squares = new double[0];

  /** @param budget B, at least 1 */
  public RemoveSmallest(int budget) {
    super(budget);
  }

  /**
   * {@return ‖a_i‖² of each stored vector}
   *
   * @param e the expansion
   * @param room an array to use if it is long enough
   */
  public static double[] squares(Expansion e, double[] room) {
    Coefficients coefficients = e.weights().coefficients();
    int n = e.size();
    double[] squares = Vectors.room(room, n);
    for (int i = 0; i < n; i++) {
      double a = coefficients.coefficient(0, i);
      squares[i] = a * a;
    }
    for (int o = 1; o < e.outputs(); o++) {
      for (int i = 0; i < n; i++) {
        double a = coefficients.coefficient(o, i);
        squares[i] += a * a;
      }
    }
    return squares;
  }

  @Override
  protected void overflow(Expansion e, Step s) {
    squares = squares(e, squares);
    int victim = ages().least(squares, e.size());
    if (!Ages.isLess(s.square(e.weights().coefficients()), squares[victim])) {
      replace(e, s, victim);
    }
  }
}

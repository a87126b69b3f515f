package avm.loss;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;

/** The loss is −log of the class's share of e^f, and the gradient is its. */
public class SoftmaxTest {
  private static double loss(double[] scores, int own) {
    double sum = 0;
    for (double score : scores) {
      sum += Math.exp(score);
    }
    return Math.log(sum) - scores[own];
  }

  @Test
  public void gradient() {
    double[] scores = {0.3, -2, 1.5, 0};
    for (int own = 0; own < 4; own++) {
      double[] alpha = new double[4];
      assertEquals(loss(scores, own), new Softmax(4).value(scores, own), 1e-12);
      assertTrue("every row has a gradient", new Softmax(4).gradient(scores, own, alpha));
      for (int c = 0; c < 4; c++) {
        double h = 1e-6;
        double[] up = scores.clone();
        double[] down = scores.clone();
        up[c] += h;
        down[c] -= h;
        assertEquals((loss(up, own) - loss(down, own)) / (2 * h), alpha[c], 1e-8);
      }
    }
  }

  @Test
  public void manyRowsAtOnceAreEachAlone() {
    Random random = new Random(1);
    double[][] scores = new double[3][100];
    double[] y = new double[107];
    for (int r = 0; r < 100; r++) {
      y[7 + r] = random.nextInt(3);
      for (double[] score : scores) {
        score[r] = 9 * random.nextGaussian();
      }
    }
    double[][] gradients = {scores[0].clone(), scores[1].clone(), scores[2].clone()};
    new Softmax(3).gradients(gradients, y, 7, 100);
    double[] alpha = new double[3];
    for (int r = 0; r < 100; r++) {
      new Softmax(3).gradient(new double[] {scores[0][r], scores[1][r], scores[2][r]}, y[7 + r], alpha);
      for (int c = 0; c < 3; c++) {
        assertEquals(alpha[c], gradients[c][r], 0);
      }
    }
  }

  @Test
  public void largeScoresDoNotOverflow() {
    double[] alpha = new double[3];
    new Softmax(3).gradient(new double[] {1e6, 0, -1e6}, 1, alpha);
    assertEquals(1, alpha[0], 1e-12);
    assertEquals(-1, alpha[1], 1e-12);
    assertEquals(0, alpha[2], 1e-12);
  }
}

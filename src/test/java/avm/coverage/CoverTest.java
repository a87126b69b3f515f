package avm.coverage;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.budget.Step;
import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.kernel.SingleGaussian;
import avm.loss.Binary;
import avm.loss.Hinge;
import avm.model.Blend;
import avm.model.Expansion;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.weights.Coefficients;
import avm.weights.Last;
import avm.weights.StepSize;
import avm.weights.WeightVectors;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.Test;

/** The core points of cells of diameter 1 on a line: which rows make one, and which stay when there are too many. */
public class CoverTest {
  private static final Kernel KERNEL = new Gaussian(0.5);
  /** The second one lies in the cell of the first, the third too but it is no cell; the others lie in no cell before. */
  private static final double[] X = {0, 0.3, 0.45, 0.9, 2};
  private static final boolean[] CELL = {true, true, false, true, true};
  private static final double[] A = {1, -2, 4, 0.5, -3};

  /** An expansion of vectors on a line with coefficients, the same a tenth as large in a second learner. */
  private static Expansion expansion(double[] x, boolean[] cell, double[] a) {
    Expansion e = new Expansion(KERNEL, weights(), weights());
    for (int i = 0; i < x.length; i++) {
      e.store(Point.of(x[i]), cell[i]);
    }
    for (int k = 0; k < 2; k++) {
      e.weights(k).coefficients().beginStep();
      for (int i = 0; i < x.length; i++) {
        e.weights(k).coefficients().add(0, i, k == 0 ? a[i] : a[i] / 10);
      }
      e.weights(k).endStep(null, null, 0);
    }
    return e;
  }

  private static WeightVectors weights() {
    return new WeightVectors(new Coefficients(1, StepSize.none()), new Last(), null);
  }

  private static Cover cover(Representation representation, int limit, boolean merges) {
    return new Cover(new Hypersphere(1), new Always(), representation, limit, merges);
  }

  private static double[] line(CoreSet cores) {
    return IntStream.range(0, cores.size()).mapToDouble(i -> Math.sqrt(cores.point(i).squaredNorm())).toArray();
  }

  /** A core point in the cell of one before it is represented by that one; all others stay as they are. */
  @Test
  public void aCorePointInAnothersCellIsRepresented() {
    CoreSet kept = new CoreSet(KERNEL);
    Blend blend = cover(new Nearest(), 0, true).thinned(expansion(X, CELL, A), kept);
    assertArrayEquals(new double[] {0, 0.45, 0.9, 2}, line(kept), 1e-15);
    assertFalse(kept.isCell(1));
    assertEquals(3, kept.cells());
    assertArrayEquals(new int[] {0, 0, 1, 2, 3}, Arrays.stream(blend.index()).mapToInt(i -> i[0]).toArray());
    assertTrue(Arrays.stream(blend.parts()).allMatch(part -> Arrays.equals(new double[] {1}, part)));
    assertEquals(1, blend.share(), 0);
  }

  /** With several neighbours what leaves is their combination that is nearest to it. */
  @Test
  public void itIsRepresentedAsARowWouldBe() {
    CoreSet kept = new CoreSet(KERNEL);
    Blend blend = cover(new Neighbours(KERNEL, 2), 0, true).thinned(expansion(X, CELL, A), kept);
    KernelRow row = new KernelRow();
    row.compute(kept, KERNEL, Point.of(0.3));
    Neighbours neighbours = new Neighbours(KERNEL, 2);
    assertEquals(2, neighbours.represent(kept, row, 0, 1));
    assertArrayEquals(Arrays.copyOf(neighbours.index(), 2), blend.index()[1]);
    assertArrayEquals(Arrays.copyOf(neighbours.shares(), 2), blend.parts()[1], 0);
  }

  /** δ doubles until few enough are left; then support vectors are covered too. */
  @Test
  public void deltaDoublesUntilThereIsRoom() {
    Expansion e = expansion(X, CELL, A);
    Cover cover = cover(new Nearest(), 2, true);
    CoreSet kept = new CoreSet(KERNEL);
    Blend blend = cover.thinned(e, kept);
    assertArrayEquals(new double[] {0, 2}, line(kept), 1e-15);
    assertArrayEquals(new int[] {0, 0, 0, 0, 1}, Arrays.stream(blend.index()).mapToInt(i -> i[0]).toArray());
    assertEquals(2, cover.facts(e).delta(), 0);
    assertEquals(1, cover.facts(e).doublings());
    Cover exact = cover(new Nearest(), 4, true);
    exact.thinned(e, new CoreSet(KERNEL));
    assertEquals("as many as there is room for", 1, exact.facts(e).delta(), 0);
  }

  /** Where δ stays, those with the largest coefficients stay, in their order; the nearest core point stands for the others. */
  @Test
  public void theLargestStayWhereDeltaDoes() {
    Expansion e = expansion(X, CELL, A);
    Cover cover = cover(new Nearest(), 2, false);
    CoreSet kept = new CoreSet(KERNEL);
    Blend blend = cover.thinned(e, kept);
    assertArrayEquals("4 and −3", new double[] {0.45, 2}, line(kept), 1e-15);
    assertArrayEquals(new int[] {1, 1, 0, 1, 1}, Arrays.stream(blend.index()).mapToInt(i -> i[0]).toArray());
    assertEquals(1, cover.facts(e).delta(), 0);
  }

  /** Learners count alike: the largest coefficient of each is 1. */
  @Test
  public void everyLearnerHasASay() {
    Expansion e = expansion(new double[] {0, 2, 4}, new boolean[] {true, true, true}, new double[] {1, 3, 2});
    e.weights(1).coefficients().beginStep();
    e.weights(1).coefficients().add(0, 2, 0.6);
    e.weights(1).endStep(null, null, 0);
    CoreSet kept = new CoreSet(KERNEL);
    cover(new Nearest(), 1, false).thinned(e, kept);
    assertArrayEquals("1/3, 1 and 2/3 with 1/8, 3/8 and 1", new double[] {4}, line(kept), 1e-15);
  }

  /** Rows of which nothing is learned make cells, and are found in them; with a limit, in the nearest one. */
  @Test
  public void rowsAreCovered() {
    for (boolean merges : new boolean[] {false, true}) {
      Expansion e = new Expansion(KERNEL, weights());
      Cover cover = cover(new Nearest(), 3, merges);
      Step step = new Step(new Binary(new Hinge()));
      double[] rows = {0, 2, 0.4, 1.2, 2.1};
      int[] cells = {0, 1, 0, 2, 1};
      for (int t = 0; t < rows.length; t++) {
        assertEquals(cells[t], covered(cover, e, step, rows[t]));
      }
      assertEquals(1, covered(cover, e, step, 2.6));
      assertEquals(3, e.size() + cover.facts(e).doublings());
      assertEquals(merges ? 2 : 1, cover.facts(e).delta(), 0);
    }
  }

  private static void observed(Expansion e, Step step, double x) {
    KernelRow row = new KernelRow();
    e.compute(Point.of(x), row);
    step.observe(Point.of(x), row);
  }

  private static int covered(Cover cover, Expansion e, Step step, double x) {
    observed(e, step, x);
    cover.cover(e, step);
    return cover.cell(e, step);
  }

  private static void placed(Cover cover, Expansion e, Step step, double x) {
    observed(e, step, x);
    step.alpha()[0] = 0;
    step.learn(1, 1, 0);
    cover.place(e, step);
  }

  /** Notes what it is told. */
  private static final class Told implements Representation {
    private final List<String> events = new ArrayList<>();

    @Override
    public int represent(CoreSet cores, KernelRow row, int cell, double gradient) {
      events.add("represent " + gradient);
      return 1;
    }

    @Override
    public void stored(KernelRow row) {
      events.add("stored " + row.size());
    }

    @Override
    public void replaced() {
      events.add("replaced");
    }

    @Override
    public int[] index() {
      return new int[1];
    }

    @Override
    public double[] shares() {
      return new double[] {1};
    }

    private List<String> news() {
      List<String> news = List.copyOf(events);
      events.clear();
      return news;
    }
  }

  /** A representation knows of every vector that comes, of vectors that change, and how much a row counts. */
  @Test
  public void whatARepresentationIsTold() {
    Told told = new Told();
    Expansion e = new Expansion(KERNEL, weights());
    Cover cover = cover(told, 3, true);
    Step step = new Step(new Binary(new Hinge()));
    placed(cover, e, step, 0);
    placed(cover, e, step, 2);
    assertEquals(List.of("stored 0", "stored 1"), told.news());
    observed(e, step, 0.2);
    step.alpha()[0] = -0.5;
    step.learn(3, 1, 4);
    cover.place(e, step);
    assertEquals(List.of("represent 2.0"), told.news());
    covered(cover, e, step, 4);
    assertEquals("a row that is covered may have no kernel values", List.of("replaced"), told.news());
    placed(cover, e, step, 6);
    assertEquals("δ doubles until 6 is in the cell of 4", List.of("replaced", "replaced", "replaced"),
        told.news());
    cover.assigned(e);
    assertEquals(List.of("replaced"), told.news());
    cover.thinned(e, new CoreSet(e.kernel()));
    assertEquals("before and after", List.of("replaced", "replaced"), told.news());
  }

  /** A vector too long for single precision changes the kernel values of all. */
  @Test
  public void theEndOfSinglePrecisionIsTold() {
    Told told = new Told();
    Expansion e = new Expansion(new SingleGaussian(0.5), weights());
    Step step = new Step(new Binary(new Hinge()));
    for (double x : new double[] {0, 1e9, 2e9}) {
      placed(cover(told, 0, true), e, step, x);
    }
    assertEquals(List.of("stored 0", "replaced", "stored 1", "stored 2"), told.news());
  }

  @Test
  public void savedItKnowsWhatItHasDone() {
    Expansion e = expansion(X, CELL, A);
    Cover cover = cover(new Neighbours(KERNEL, 2), 2, true);
    cover.thinned(e, new CoreSet(KERNEL));
    Cover copy = cover(new Neighbours(KERNEL, 2), 2, true);
    copy.load(cover.save());
    assertEquals(cover.facts(e), copy.facts(e));
    assertTrue(copy.facts(e).meanResidual() > 0);
    assertEquals("M_T", copy.facts(e).sizeFormula());
  }
}

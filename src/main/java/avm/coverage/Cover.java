package avm.coverage;

import avm.budget.BudgetPolicy;
import avm.budget.PolicyFacts;
import avm.budget.Step;
import avm.io.Part;
import avm.model.Blend;
import avm.model.Expansion;
import avm.store.CoreSet;
import avm.store.KernelRow;

/**
 * The policy of the Approximation Vector Machine (Algorithms 2 and 5): a row outside all cells becomes the core point
 * of a new one, whatever its gradient; a row inside a cell is represented by core points (Z = 1) or becomes a support
 * vector of its own (Z = 0). Where the number of stored vectors is limited, δ doubles and cells merge; or a row outside
 * all cells is represented by the core points that are there.
 */
public final class Cover implements BudgetPolicy {
  /** There is a cell, but it is not known which. */
  private static final int SOME = -2;
  /** No number can be doubled more often. */
  private static final int MOST_DOUBLINGS = 2200;

  private final Approximation approximation;
  private final Representation representation;
  private final int limit;
  private final boolean merges;
  private Coverage coverage;
  private long kept;
  private int doublings;
  private int cell;

  /**
   * @param coverage the shape and diameter of the cells
   * @param approximation when a row is approximated
   * @param representation how
   * @param limit the largest number of stored vectors, or 0 for no limit
   * @param merges whether δ doubles and cells merge when it is reached; else the core points stay as they are
   */
  public Cover(Coverage coverage, Approximation approximation, Representation representation, int limit,
      boolean merges) {
    this.merges = merges;
    this.coverage = coverage;
    this.approximation = approximation;
    this.representation = representation;
    this.limit = limit == 0 ? Integer.MAX_VALUE : limit;
  }

  @Override
  public void place(Expansion e, Step s) {
    boolean approximate = approximation.approximate(s.number(), s.objective(), s.scores(), s.y());
    if (!approximate) {
      kept++;
    }
    cell = find(e, s, s.hasGradient());
    if (cell == KernelRow.NONE) {
      cell = store(e, s, true);
      s.put(cell, 1);
    } else if (s.hasGradient() && approximate) {
      int n = representation.represent(e.cores(), s.row(), cell, s.weight() * s.largestAlpha());
      s.put(representation.index(), representation.shares(), n);
    } else if (s.hasGradient()) {
      cell = own(e, s);
      s.put(cell, 1);
    }
  }

  @Override
  public void cover(Expansion e, Step s) {
    cell = find(e, s, false);
    if (cell == KernelRow.NONE) {
      cell = e.store(s.point(), true);
      representation.replaced(); // the row may have no kernel values
    }
  }

  /** The step itself does not ask which cell a row without gradient has, so it may be found only now. */
  @Override
  public int cell(Expansion e, Step s) {
    cell = cell == SOME ? coverage.find(e.cores(), s.row(), s.point()) : cell;
    return cell;
  }

  /** The row's cell, {@link #SOME} where nobody asks which, or NONE where it needs one and there is room for it. */
  private int find(Expansion e, Step s, boolean which) {
    int found = seek(e, s, which);
    if (found == KernelRow.NONE && e.size() >= limit && !merges) {
      return s.row().nearestCell(e.cores(), Double.POSITIVE_INFINITY, 0);
    }
    while (found == KernelRow.NONE && e.size() >= limit) {
      coarsen(e, s);
      found = seek(e, s, which);
    }
    return found;
  }

  private int seek(Expansion e, Step s, boolean which) {
    return which ? coverage.find(e.cores(), s.row(), s.point())
        : coverage.covers(e.cores(), s.row(), s.point()) ? SOME : KernelRow.NONE;
  }

  /** The stored vector equal to the row, stored now if there is none: where Z = 0 puts its gradient. */
  private int own(Expansion e, Step s) {
    int own = e.cores().indexOf(s.point(), s.row());
    boolean outside = false;
    while (own < 0 && e.size() >= limit) {
      coarsen(e, s);
      own = coverage.find(e.cores(), s.row(), s.point());
      outside = own < 0;
    }
    return own < 0 ? store(e, s, outside) : own;
  }

  private int store(Expansion e, Step s, boolean asCell) {
    boolean single = e.cores().isSingle();
    int i = e.store(s.point(), asCell);
    if (single != e.cores().isSingle()) {
      representation.replaced();
    }
    representation.stored(s.row());
    return i;
  }

  /** Doubles δ and merges: each vector joins the cell it now falls into, in order of creation; coefficients add up. */
  private void coarsen(Expansion e, Step s) {
    coverage = coverage.doubled();
    doublings++;
    CoreSet merged = new CoreSet(e.kernel());
    e.merge(merged, coverage.cover(e.cores()::point, e.size(), merged));
    representation.replaced();
    e.compute(s.point(), s.row());
  }

  /**
   * Brings vectors that came together from several core sets under the coverage again: a core point inside another's cell is
   * represented as a row would be. Where more are left than the limit allows, δ doubles; or where it does not, those with
   * the largest coefficients stay.
   *
   * @param e the expansion, which stays as it is
   * @param kept takes the vectors that stay
   * @return by which of these each vector is represented, and with which shares
   */
  public Blend thinned(Expansion e, CoreSet kept) {
    Thinning thinning = new Thinning(e, coverage, false);
    while (merges && thinning.size() > limit) {
      coverage = coverage.doubled();
      doublings++;
      thinning = new Thinning(e, coverage, true);
    }
    thinning.keep(limit);
    representation.replaced();
    Blend blend = thinning.into(kept, representation);
    representation.replaced();
    return blend;
  }

  @Override
  public void assigned(Expansion e) {
    representation.replaced();
  }

  @Override
  public PolicyFacts facts(Expansion e) {
    long steps = e.weights().coefficients().steps();
    double[] residuals = representation.residuals();
    return new PolicyFacts(steps - kept, coverage.delta(), doublings, residuals[0], residuals[1],
        approximation.sizeBound(steps, e.cores().cells(), kept), approximation.sizeFormula());
  }

  @Override
  public Part save() {
    return new Part().put("kept", kept).put("doublings", doublings).put("approximation", approximation.save())
        .put("representation", representation.save());
  }

  @Override
  public void load(Part part) {
    kept = part.whole("kept");
    for (int n = part.whole("doublings", 0, MOST_DOUBLINGS); doublings < n; doublings++) {
      coverage = coverage.doubled();
    }
    approximation.load(part.part("approximation"));
    representation.load(part.part("representation"));
  }
}

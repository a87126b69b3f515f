package avm.coverage;

import avm.data.Point;
import avm.model.Blend;
import avm.model.Expansion;
import avm.store.CoreSet;
import avm.store.KernelRow;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** Which vectors of an expansion stay so that no core point lies in the cell of another. */
final class Thinning {
  private final Expansion e;
  private final Coverage coverage;
  private int[] stay;

  /** Covers the core points in their order; support vectors that are no core points stay, unless all are covered. */
  Thinning(Expansion e, Coverage coverage, boolean all) {
    this.e = e;
    this.coverage = coverage;
    CoreSet cells = new CoreSet(e.kernel());
    KernelRow row = new KernelRow();
    stay = IntStream.range(0, e.size()).filter(i -> {
      Point x = e.cores().point(i);
      row.measure(cells, x);
      boolean covered = (all || e.cores().isCell(i)) && coverage.find(cells, row, x) >= 0;
      if (!covered) {
        cells.add(x, all || e.cores().isCell(i));
      }
      return !covered;
    }).toArray();
  }

  /** How many stay. */
  int size() {
    return stay.length;
  }

  /** Of those that stay only so many do, those with the largest coefficients. */
  void keep(int most) {
    if (stay.length > most) {
      double[] mass = new double[e.size()];
      for (int k = 0; k < e.learners(); k++) {
        add(k, mass);
      }
      stay = Arrays.stream(stay).boxed().sorted(Comparator.comparingDouble(i -> -mass[i])).limit(most)
          .mapToInt(i -> i).sorted().toArray();
    }
  }

  /** Adds the size of a learner's coefficients, the largest being 1. */
  private void add(int learner, double[] mass) {
    double[] own = new double[mass.length];
    for (int i = 0; i < own.length; i++) {
      for (int o = 0; o < e.outputs(); o++) {
        own[i] += Math.abs(e.weights(learner).coefficients().outputCoefficient(o, i));
      }
    }
    double largest = Arrays.stream(own).max().orElse(0);
    for (int i = 0; i < own.length && largest > 0; i++) {
      mass[i] += own[i] / largest;
    }
  }

  /** Puts what stays into a core set; tells by what all vectors are represented. */
  Blend into(CoreSet kept, Representation representation) {
    int[][] index = new int[e.size()][];
    double[][] shares = new double[e.size()][];
    for (int i : stay) {
      index[i] = new int[] {kept.add(e.cores().point(i), e.cores().isCell(i))};
      shares[i] = new double[] {1};
    }
    KernelRow row = new KernelRow();
    for (int i = 0; i < index.length; i++) {
      if (index[i] == null) {
        Point x = e.cores().point(i);
        row.compute(kept, e.kernel(), x);
        int own = coverage.find(kept, row, x);
        int n = representation.represent(kept, row, own >= 0 ? own : row.nearestCell(kept, Double.POSITIVE_INFINITY, 0), 1);
        index[i] = Arrays.copyOf(representation.index(), n);
        shares[i] = Arrays.copyOf(representation.shares(), n);
      }
    }
    return new Blend(e, 1, index, shares);
  }
}

package avm.siege;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Cases that are a little smaller than one: the boldest first. */
final class Shrink {
  private Shrink() {
  }

  static List<Case> steps(Case of) {
    List<Case> steps = new ArrayList<>();
    int n = of.rows().length;
    for (int cut = n / 2; cut > 0; cut = cut > 8 ? cut / 2 : cut - 1) {
      for (int from = 0; from + cut <= n; from += cut) {
        steps.add(with(of, without(of.rows(), from, from + cut)));
      }
      cut = steps.size() > 60 ? Math.min(cut, 2) : cut;
    }
    for (int k = 0; k < of.options().size(); k++) {
      int end = k + 1;
      while (end < of.options().size() && !of.options().get(end).matches("-[A-Za-z].*")) {
        end++;
      }
      List<String> fewer = new ArrayList<>(of.options());
      fewer.subList(k, end).clear();
      steps.add(new Case(of.seed(), fewer, of.kinds(), of.classIndex(), of.rows()));
      k = end - 1;
    }
    for (int a = 0; a < of.kinds().length; a++) {
      if (a != of.classIndex()) {
        steps.add(without(of, a));
      }
    }
    steps.add(with(of, plain(of.rows(), true)));
    steps.add(with(of, plain(of.rows(), false)));
    steps.removeIf(step -> Arrays.deepEquals(step.rows(), of.rows()) && step.options().equals(of.options()));
    return steps;
  }

  private static Case with(Case of, double[][] rows) {
    return new Case(of.seed(), of.options(), of.kinds(), of.classIndex(), rows);
  }

  private static double[][] without(double[][] rows, int from, int to) {
    List<double[]> fewer = new ArrayList<>(Arrays.asList(rows));
    fewer.subList(from, to).clear();
    return fewer.toArray(new double[0][]);
  }

  /** Weights of 1, or values rounded. */
  private static double[][] plain(double[][] rows, boolean weights) {
    return Arrays.stream(rows).map(row -> {
      double[] plain = row.clone();
      for (int a = weights ? 0 : 1; a < (weights ? 1 : row.length); a++) {
        plain[a] = weights ? 1 : Math.rint(row[a] * 10) / 10;
      }
      return plain;
    }).toArray(double[][]::new);
  }

  private static Case without(Case of, int attribute) {
    int[] kinds = new int[of.kinds().length - 1];
    Arrays.setAll(kinds, a -> of.kinds()[a < attribute ? a : a + 1]);
    double[][] rows = Arrays.stream(of.rows()).map(row -> {
      double[] fewer = new double[row.length - 1];
      Arrays.setAll(fewer, k -> row[k <= attribute ? k : k + 1]);
      return fewer;
    }).toArray(double[][]::new);
    return new Case(of.seed(), of.options(), kinds, of.classIndex() - (attribute < of.classIndex() ? 1 : 0), rows);
  }
}

package avm.siege;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Makes cases at random: headers, rows, weights and options that a user might have, and some that nobody should. */
final class Cases {
  private static final String[] KERNELS = {"gaussian", "laplacian", "productLaplacian", "rationalQuadratic", "matern32", "matern52"};
  private static final String[] CLASS_LOSSES = {"auto", "hinge", "smoothHinge", "logistic"};
  private static final String[] NUMBER_LOSSES = {"auto", "l1", "l2", "epsilonInsensitive"};
  private static final String[] OUTPUTS = {"auto", "recall", "suffix", "average", "last"};
  private static final String[] SCALINGS = {"auto", "normalise", "standardise", "common", "quantile", "none"};

  private final Random random;

  private Cases(long seed) {
    random = new Random(seed * 0x9E3779B97F4A7C15L + 1);
  }

  /** The case of a seed. */
  static Case of(long seed) {
    return new Cases(seed).make(seed);
  }

  private boolean one(int in) {
    return random.nextInt(in) == 0;
  }

  private String pick(String... of) {
    return of[random.nextInt(of.length)];
  }

  private String power(double from, double to) {
    return String.format(Locale.ROOT, "%.4g", Math.pow(10, from + (to - from) * random.nextDouble()));
  }

  private Case make(long seed) {
    int attributes = 1 + (one(12) ? random.nextInt(60) : one(10) ? 0 : 1 + random.nextInt(6));
    int[] kinds = new int[attributes];
    Arrays.setAll(kinds, a -> one(3) ? 1 + random.nextInt(one(8) ? 30 : 5) : one(12) ? Case.DATE : Case.NUMERIC);
    int classIndex = one(3) ? random.nextInt(attributes) : attributes - 1;
    kinds[classIndex] = one(2) ? 2 : one(2) ? Case.NUMERIC : one(15) ? Case.DATE : one(40) ? 40 : 1 + random.nextInt(6);
    int n = one(15) ? random.nextInt(4) : one(25) ? 80 + random.nextInt(120) : 4 + random.nextInt(40);
    double[][] rows = new double[n][attributes + 1];
    for (int a = 0; a < attributes; a++) {
      if (a != classIndex) {
        fill(rows, a + 1, kinds[a]);
      }
    }
    targets(rows, classIndex, kinds[classIndex]);
    weights(rows);
    missing(rows, classIndex);
    if (one(5)) {
      for (int i = 1; i < n; i++) {
        rows[i] = one(2) ? rows[random.nextInt(i)].clone() : rows[i];
      }
    }
    return new Case(seed, options(kinds[classIndex] > 0), kinds, classIndex, rows);
  }

  private void fill(double[][] rows, int at, int kind) {
    double scale = one(4) ? Math.pow(10, random.nextInt(17) - 8) : 1;
    double offset = one(6) ? scale * Math.pow(10, random.nextInt(7)) : 0;
    int form = random.nextInt(7);
    for (double[] row : rows) {
      row[at] = kind > 0 ? random.nextInt(kind)
          : kind == Case.DATE ? 1e12 + Math.rint(random.nextGaussian() * 1e10)
          : offset + scale * switch (form) {
            case 0 -> random.nextDouble();
            case 1 -> random.nextInt(3);
            case 2 -> random.nextGaussian() / random.nextGaussian();
            case 3 -> one(10) ? random.nextGaussian() : 0;
            case 4 -> 0;
            default -> random.nextGaussian();
          };
    }
  }

  /** A class that depends on the attributes, or on nothing. */
  private void targets(double[][] rows, int classIndex, int kind) {
    boolean noise = one(5);
    double scale = one(4) ? Math.pow(10, random.nextInt(17) - 8) : 1;
    double offset = one(4) ? 100 * scale * random.nextGaussian() : 0;
    double[] factors = random.doubles(rows.length == 0 ? 0 : rows[0].length, -1, 1).toArray();
    for (double[] row : rows) {
      double sum = random.nextGaussian() * (noise ? 5 : 0.1);
      for (int a = 1; a < row.length && !noise; a++) {
        sum += a == classIndex + 1 ? 0 : factors[a] * Math.tanh(row[a]);
      }
      row[classIndex + 1] = kind > 0 ? Math.floorMod((int) Math.floor(2 * sum), kind)
          : kind == Case.DATE ? 1e12 + Math.rint(1e9 * sum) : offset + scale * (one(40) ? 1000 * sum : sum);
    }
  }

  private void weights(double[][] rows) {
    double scale = one(6) ? Math.pow(10, random.nextInt(61) - 30) : 1;
    int form = random.nextInt(4);
    for (double[] row : rows) {
      row[0] = scale * (form == 0 ? 1 + random.nextInt(4) : form == 1 ? random.nextInt(3) : 1);
    }
  }

  private void missing(double[][] rows, int classIndex) {
    int share = one(3) ? 1 + random.nextInt(20) : 0;
    for (double[] row : rows) {
      for (int a = 1; share > 0 && a < row.length; a++) {
        row[a] = one(share) && (a != classIndex + 1 || one(3)) ? Double.NaN : row[a];
      }
    }
  }

  private List<String> options(boolean nominal) {
    List<String> all = new ArrayList<>();
    if (one(4)) {
      return all;
    }
    maybe(all, "-D", power(-2, 1));
    maybe(all, "-L", power(-6, 0));
    maybe(all, "-G", power(-2, 2));
    maybe(all, "-K", pick(KERNELS));
    maybe(all, "-F", one(20) ? pick("l2", "hinge") : pick(nominal ? CLASS_LOSSES : NUMBER_LOSSES));
    maybe(all, "-M", "" + random.nextInt(60));
    maybe(all, "-J", pick("0", "1", "2", "5", "40"));
    maybe(all, "-U", pick("0", "0.3", "10"));
    maybe(all, "-C", "hyperrectangle");
    maybe(all, "-Z", pick("schedule", "schedule", "confident"));
    maybe(all, "-B", power(-1, 2));
    maybe(all, "-R", power(-1, 1));
    maybe(all, "-A", pick(OUTPUTS));
    maybe(all, "-alpha", pick("0.1", "0.5", "0.9"));
    maybe(all, "-I", pick("0", "1", "100"));
    maybe(all, "-E", "" + (1 + random.nextInt(3)));
    maybe(all, "-N", pick(SCALINGS));
    maybe(all, "-W", "" + (1 + random.nextInt(80)));
    maybe(all, "-S", "" + random.nextInt(100));
    maybe(all, "-tau", power(-2, 1));
    maybe(all, "-epsilon", power(-2, 1));
    maybe(all, "-max-memory", pick("1", "2", "50"));
    maybe(all, "-max-time", pick("1", "5"));
    maybe(all, "-num-slots", pick("1", "2"));
    maybe(all, "-O");
    maybe(all, "-paper");
    maybe(all, "-shared");
    maybe(all, "-single");
    return all;
  }

  private void maybe(List<String> all, String... option) {
    if (one(7)) {
      all.addAll(List.of(option));
    }
  }
}

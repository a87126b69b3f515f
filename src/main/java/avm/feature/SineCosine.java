package avm.feature;

/**
 * Cosines and sines over an array, to about 10⁻¹⁶, in additions and multiplications only: the same bits on every
 * machine, and several times as fast as one by one. An angle loses its multiples of π/2 in two pieces (Cody and Waite);
 * the rest, at most π/4, goes into the polynomials of fdlibm. What is too large for that is left to {@link StrictMath}.
 */
final class SineCosine {
  private static final double LARGE = 1e6;
  private static final double INVERSE = 2 / Math.PI;
  /** π/2: the first 33 bits, and the rest. */
  private static final double HALF = 1.57079632673412561417;
  private static final double REST = 6.07710050650619224932e-11;

  private SineCosine() {
  }

  /** Replaces n angles by their cosines times a factor, and puts their sines times it behind them. */
  static void of(double[] angles, int n, double times) {
    for (int j = 0; j < n; j++) {
      double u = angles[j];
      if (!(Math.abs(u) < LARGE)) {
        angles[j] = times * StrictMath.cos(u);
        angles[n + j] = times * StrictMath.sin(u);
        continue;
      }
      double turns = Math.rint(u * INVERSE);
      double x = u - turns * HALF - turns * REST;
      double s = times * sine(x);
      double c = times * cosine(x);
      int quarter = (int) turns;
      double even = (quarter & 1) == 0 ? c : -s;
      double odd = (quarter & 1) == 0 ? s : c;
      angles[j] = (quarter & 2) == 0 ? even : -even;
      angles[n + j] = (quarter & 2) == 0 ? odd : -odd;
    }
  }

  private static double sine(double x) {
    double z = x * x;
    double p = 2.75573137070700676789e-06 + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10);
    p = 8.33333333332248946124e-03 + z * (-1.98412698298579493134e-04 + z * p);
    return x + x * z * (-1.66666666666666324348e-01 + z * p);
  }

  private static double cosine(double x) {
    double z = x * x;
    double p = -2.75573143513906633035e-07 + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11);
    p = -1.38888888888741095749e-03 + z * (2.48015872894767294178e-05 + z * p);
    return 1 - z * 0.5 + z * z * (4.16666666666666019037e-02 + z * p);
  }
}

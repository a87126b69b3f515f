package avm.store;

import avm.data.Point;

/** What tests compare rows with: squared distances by column, whatever the store. */
final class Plain {
  private Plain() {
  }

  static void squaredDistances(CoreSet cores, Point x, double[] out) {
    Passes.squaredDistances(cores.store().widen(cores.size(), cores.capacity()), x, cores.squaredNorms(), out, 0,
        cores.size());
  }

  /** An array of one output with these numbers. */
  static CoefficientArray array(double... numbers) {
    CoefficientArray array = new CoefficientArray(1);
    array.setAll(numbers);
    return array;
  }
}

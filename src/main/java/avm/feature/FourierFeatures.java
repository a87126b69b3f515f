package avm.feature;

import avm.data.Point;
import avm.data.Rng;
import avm.data.Vectors;
import avm.io.Part;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.store.KernelRow;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Random Fourier features of the Gaussian kernel (Rahimi and Recht 2007), the features of FOGD: with ω_j ~ N(0, 2γI),
 * j = 1 … D, z(x) = D^{−½}(cos ω_1ᵀx, …, cos ω_Dᵀx, sin ω_1ᵀx, …, sin ω_Dᵀx). Then ‖z(x)‖ = 1 and E⟨z(x), z(x')⟩ is the
 * kernel.
 *
 * <p>The frequencies of a column are drawn, from the seed and the column's number, when a row first has it: how many
 * columns there are need not be known, and a saved model keeps the seed only.
 */
public final class FourierFeatures implements FeatureMap {
  private final double deviation;
  private final int frequencies;
  private long seed;
  /** By column; filled as columns come. */
  private volatile AtomicReferenceArray<double[]> drawn = new AtomicReferenceArray<>(16);

  /**
   * @param kernel the kernel, a {@link Gaussian}
   * @param frequencies D, at least 1; there are 2D features
   * @param seed the seed of the draws
   */
  public FourierFeatures(Kernel kernel, int frequencies, long seed) {
    if (!(kernel instanceof Gaussian)) {
      throw new IllegalArgumentException("Fourier features are of the Gaussian kernel");
    }
    if (frequencies < 1) {
      throw new IllegalArgumentException("there are " + frequencies + " frequencies; there must be at least 1");
    }
    deviation = Math.sqrt(2 * kernel.gamma());
    this.frequencies = frequencies;
    this.seed = seed;
  }

  @Override
  public long bytes() {
    AtomicReferenceArray<double[]> now = drawn;
    long bytes = 0;
    for (int j = 0; j < now.length(); j++) {
      bytes += 8 + (now.get(j) == null ? 0 : 8L * frequencies);
    }
    return bytes;
  }

  @Override
  public int size() {
    return 2 * frequencies;
  }

  @Override
  public void compute(Point x, KernelRow row) {
    double[] features = row.features(2 * frequencies);
    Arrays.fill(features, 0, frequencies, 0);
    for (int k = 0; k < x.size(); k++) {
      Vectors.add(features, x.value(k), column(x.column(k)), frequencies);
    }
    SineCosine.of(features, frequencies, 1 / Math.sqrt(frequencies));
  }

  /** ω_1j, ω_2j, … of a column. */
  private double[] column(int j) {
    AtomicReferenceArray<double[]> now = drawn;
    double[] column = j < now.length() ? now.get(j) : null;
    return column != null ? column : draw(j);
  }

  private synchronized double[] draw(int j) {
    AtomicReferenceArray<double[]> now = drawn;
    if (j >= now.length()) {
      now = new AtomicReferenceArray<>(2 * j);
      for (int k = 0; k < drawn.length(); k++) {
        now.set(k, drawn.get(k));
      }
      drawn = now;
    }
    if (now.get(j) == null) {
      Rng random = new Rng(mixed(seed + (j + 1) * 0x9E3779B97F4A7C15L));
      double[] column = new double[frequencies];
      for (int k = 0; k < frequencies; k++) {
        column[k] = deviation * random.nextGaussian();
      }
      now.set(j, column);
    }
    return now.get(j);
  }

  /** The mixing function of SplitMix64: neighbours become strangers. */
  private static long mixed(long number) {
    long z = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  @Override
  public Part save() {
    return new Part().put("seed", seed);
  }

  @Override
  public void load(Part part) {
    seed = part.whole("seed");
    drawn = new AtomicReferenceArray<>(16);
  }
}

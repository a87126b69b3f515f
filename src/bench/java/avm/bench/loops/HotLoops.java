package avm.bench.loops;

import avm.coverage.Always;
import avm.coverage.Hypersphere;
import avm.coverage.Nearest;
import avm.coverage.Neighbours;
import avm.data.FoldedDot;
import avm.data.Point;
import avm.data.Vectors;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.kernel.Matern;
import avm.kernel.ProductLaplacian;
import avm.learn.ExpansionLearner;
import avm.learn.Learners;
import avm.loss.Binary;
import avm.loss.Hinge;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.weights.Coefficients;
import avm.weights.StreamingSuffix;
import avm.weights.WeightVectors;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** {@code ./antw bench}: one row against the core set, and one step of the learner, on generated rows. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class HotLoops {
  private static final int QUERIES = 512;

  /** Core points. */
  @Param({"150", "1000"})
  public int n;
  /** Features. */
  @Param({"8", "54"})
  public int d;

  private final Kernel kernel = new Gaussian(0.5);
  private final Kernel matern = new Matern(0.5, 3);
  private final Kernel product = new ProductLaplacian(0.5);
  private final KernelRow row = new KernelRow();
  private final Point[] queries = new Point[QUERIES];
  /** The same without most of their values. */
  private final Point[] thin = new Point[QUERIES];
  private CoreSet cores;
  private Point[] corePoints;
  private double[] distances;
  private double[] values;
  private double[] sums;
  private ExpansionLearner paper;
  private ExpansionLearner neighbours;
  private int next;

  /** Makes the core set, the rows and two learners that know all of them. */
  @Setup
  public void generate() {
    Random random = new Random(1);
    cores = new CoreSet();
    corePoints = new Point[n];
    for (int i = 0; i < n; i++) {
      corePoints[i] = point(random);
      cores.add(corePoints[i], true);
    }
    for (int q = 0; q < QUERIES; q++) {
      queries[q] = point(random);
      thin[q] = new Point(d);
      for (int j = 0; j < d; j += 3) {
        thin[q].add(j, queries[q].value(j));
      }
    }
    distances = new double[n];
    values = new double[n];
    sums = new double[n];
    row.measure(cores, queries[0]);
    System.arraycopy(row.squaredDistances(), 0, distances, 0, n);
    paper = learner(0);
    neighbours = learner(16);
    for (int i = 0; i < n; i++) {
      for (ExpansionLearner learner : new ExpansionLearner[] {paper, neighbours}) {
        learner.observe(corePoints[i]);
        learner.update(i % 2 == 0 ? 1 : -1, 1);
      }
    }
  }

  private Point point(Random random) {
    double[] x = new double[d];
    for (int j = 0; j < d; j++) {
      x[j] = random.nextGaussian();
    }
    return Point.of(x);
  }

  /** Cells so small that only a core point itself is inside: the core set keeps its size. */
  private ExpansionLearner learner(int k) {
    return Learners.avm(kernel, new Binary(new Hinge()),
        new WeightVectors(new Coefficients(1, 1e-4, 0), new StreamingSuffix(1), null),
        new Hypersphere(1e-6), new Always(), k == 0 ? new Nearest() : new Neighbours(kernel, k), null, 0);
  }

  private Point query() {
    next = (next + 1) % QUERIES;
    return queries[next];
  }

  /** Squared distances of a row to all core points. */
  @Benchmark
  public double[] squaredDistances() {
    row.measure(cores, query());
    return row.squaredDistances();
  }

  /** Kernel values of squared distances. */
  @Benchmark
  public double[] kernelValues() {
    kernel.values(distances, values, n);
    return values;
  }

  /** The same of a Matérn kernel. */
  @Benchmark
  public double[] maternValues() {
    matern.values(distances, values, n);
    return values;
  }

  /** A row that has a third of the features, by Manhattan distances. */
  @Benchmark
  public KernelRow productRow() {
    next = (next + 1) % QUERIES;
    row.compute(cores, product, thin[next]);
    return row;
  }

  /** An inner product as long as the core set. */
  @Benchmark
  public double dot() {
    return Vectors.dot(distances, values, n);
  }

  /** The same in vector instructions. */
  @Benchmark
  public double foldedDot() {
    return FoldedDot.of(distances, values, n, sums);
  }

  /** A whole row: distances and kernel values. */
  @Benchmark
  public KernelRow kernelRow() {
    row.compute(cores, kernel, query());
    return row;
  }

  /** A step of the paper's algorithm on a row that a core point covers. */
  @Benchmark
  public int paperStep() {
    return step(paper);
  }

  /** The same with sixteen neighbours. */
  @Benchmark
  public int neighboursStep() {
    return step(neighbours);
  }

  private int step(ExpansionLearner learner) {
    next = (next + 1) % n;
    learner.observe(corePoints[next]);
    learner.update(next % 2 == 0 ? -1 : 1, 1);
    return learner.cell();
  }
}

package avm.tune;

import avm.learn.KernelKind;
import java.util.List;

/** How much a {@link SolverSearch} spends: few rows cannot show fine differences, so less is tried on them. */
enum Effort {
  /** For fewer rows than a sample of many has. */
  SHORT(500, 800, 3, 2, false, List.of(KernelKind.LAPLACIAN), false),
  /** For all others. */
  LONG(800, 2400, 6, 3, true, List.of(KernelKind.LAPLACIAN, KernelKind.GAUSSIAN), true);

  /** How many rows compare encodings, at least. */
  final int promising;
  /** How many rows the first sample has. */
  final int rows;
  /** The most steps for one λ. */
  final int steps;
  /** How often a metric follows from another on the first sample. */
  final int metrics;
  /** Whether γ is looked for once more with the metric. */
  final boolean climbs;
  /** The kernels that are tried beside the first, the Laplacian before others. */
  final List<KernelKind> kernels;
  /** Whether a product of kernels is tried. */
  final boolean products;

  Effort(int promising, int rows, int steps, int metrics, boolean climbs, List<KernelKind> kernels,
      boolean products) {
    this.promising = promising;
    this.rows = rows;
    this.steps = steps;
    this.metrics = metrics;
    this.climbs = climbs;
    this.kernels = kernels;
    this.products = products;
  }

  /** What so many rows are worth. */
  static Effort of(int rows) {
    return rows < LONG.rows ? SHORT : LONG;
  }
}

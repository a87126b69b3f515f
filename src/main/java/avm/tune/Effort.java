package avm.tune;

/** How much a {@link SolverSearch} spends: few rows cannot show fine differences, so less is tried on them. */
enum Effort {
  /** For fewer rows than a sample of many has. */
  SHORT(500, 800, 3, 2, false),
  /** For all others. */
  LONG(800, 2400, 6, 3, true);

  /** How many rows compare encodings, at least. */
  final int promising;
  /** How many rows the first sample has. */
  final int rows;
  /** The most steps for one λ. */
  final int steps;
  /** How often a metric follows from another on the first sample. */
  final int metrics;
  /** Whether more kernels are tried, several of them go on, and γ is looked for once more with the metric. */
  final boolean fine;

  Effort(int promising, int rows, int steps, int metrics, boolean fine) {
    this.promising = promising;
    this.rows = rows;
    this.steps = steps;
    this.metrics = metrics;
    this.fine = fine;
  }

  /** What so many rows are worth. */
  static Effort of(int rows) {
    return rows < LONG.rows ? SHORT : LONG;
  }
}

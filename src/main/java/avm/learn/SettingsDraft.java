package avm.learn;

import avm.io.Part;
import java.util.Arrays;
import java.util.List;

/**
 * Settings that can still be changed, each by its name: see {@link Settings#with}. A fresh draft holds the defaults.
 */
public final class SettingsDraft {
  /** Which learner. */
  public LearnerKind kind = LearnerKind.AVM;
  /** The kernel. */
  public KernelKind kernel = KernelKind.AUTO;
  /** Whether rows are compared with core points in single precision. */
  public boolean single;
  /** The kernel's width γ, or NaN for auto. */
  public double gamma = Double.NaN;
  /** The regularisation λ, or NaN for auto. */
  public double lambda = Double.NaN;
  /** The loss. */
  public LossKind loss = LossKind.AUTO;
  /** The smooth hinge's τ. */
  public double tau = 0.5;
  /** The tube's ε. */
  public double epsilon = 0.1;
  /** The shape of the cells. */
  public CoverageKind coverage = CoverageKind.HYPERSPHERE;
  /** The cells' diameter δ, or NaN for auto. */
  public double delta = Double.NaN;
  /** When a row is approximated. */
  public ApproximationKind approximation = ApproximationKind.ALWAYS;
  /** The schedule's β. */
  public double beta;
  /** The schedule's ρ. */
  public double rho = 1;
  /** How many core points represent a row, 0 for the nearest one with share 1. */
  public int neighbours = Settings.NEIGHBOURS;
  /** Whether all rows of a cell share their neighbours. */
  public boolean shared;
  /** The step offset t0, or NaN for auto. */
  public double offset = Double.NaN;
  /** The weight μ of the linear function, 0 for none, or NaN for auto. */
  public double linear = Double.NaN;
  /** Which weight vector predicts. */
  public OutputKind output = OutputKind.AUTO;
  /** The suffix's share α, or NaN for auto. */
  public double alpha = Double.NaN;
  /** The largest number of stored vectors, 0 for no limit, or {@link Settings#AUTO_LIMIT}. */
  public int limit = Settings.AUTO_LIMIT;
  /** The seed of all randomness. */
  public long seed = 1;
  /** The step size η of a learner whose steps have one, or NaN. */
  public double eta = Double.NaN;
  /** Whether that step size falls with the root of time. */
  public boolean root;
  /** The margin ρ below which OGD learns a row. */
  public double margin = 1;
  /** The distance from the span of the stored vectors up to which a Projectron projects. */
  public double threshold;
  /** The longest step C of a passive-aggressive learner. */
  public double aggressiveness = 1;
  /** BOGD's γ: after a removal no coefficient is larger than ηγ. */
  public double clip = 10;
  /** The number of NOGD's features, 0 for a fifth of the budget. */
  public int rank;
  /** The number D of FOGD's random frequencies. */
  public int frequencies = 1600;
  /** The largest norm U of what Ahpatron or POMDR learns, or NaN for their own. */
  public double radius = Double.NaN;
  /** Ahpatron's ε: a row is learned if its margin is below 1 − ε. */
  public double slack = 0.5;
  /** What Ahpatron adds to the diagonal of a kernel matrix. */
  public double ridge = 5e-4;
  /** How many vectors POMDR chooses by their distance from the others' span. */
  public int first = 100;
  /** How many of the last rows give POMDR's hint. */
  public int hints = 15;
  /** Whether rows are weighed so that classes count alike. */
  public boolean balanced;
  /** The constant step sizes of several weight vectors, 0 for steps that fall; none for one weight vector. */
  public List<Double> rates = List.of();

  SettingsDraft() {
  }

  /** Takes what {@link Settings#save} made. */
  SettingsDraft(Part part) {
    kind = part.has("kind") ? part.choice("kind", LearnerKind.values()) : kind;
    kernel = part.choice("kernel", KernelKind.values());
    single = part.truth("single");
    gamma = part.number("gamma");
    lambda = part.number("lambda");
    loss = part.choice("loss", LossKind.values());
    tau = part.number("tau");
    epsilon = part.number("epsilon");
    coverage = part.choice("coverage", CoverageKind.values());
    delta = part.number("delta");
    approximation = part.choice("approximation", ApproximationKind.values());
    beta = part.number("beta");
    rho = part.number("rho");
    neighbours = part.whole("neighbours", 0, Integer.MAX_VALUE);
    shared = part.truth("shared");
    offset = part.number("offset");
    linear = part.number("linear");
    output = part.choice("output", OutputKind.values());
    alpha = part.number("alpha");
    limit = part.whole("limit", Settings.AUTO_LIMIT, Integer.MAX_VALUE);
    seed = part.whole("seed");
    balanced = part.has("balanced") && part.truth("balanced");
    rates = part.has("rates") ? Arrays.stream(part.numbers("rates")).boxed().toList() : rates;
    if (part.has("eta")) { // not in models of before there were other learners than AVM
      eta = part.number("eta");
      root = part.truth("root");
      margin = part.number("margin");
      threshold = part.number("threshold");
      aggressiveness = part.number("aggressiveness");
      clip = part.number("clip");
      rank = part.whole("rank", 0, Integer.MAX_VALUE);
      frequencies = part.whole("frequencies", 0, Integer.MAX_VALUE);
      radius = part.number("radius");
      slack = part.number("slack");
      ridge = part.number("ridge");
      first = part.whole("first", 0, Integer.MAX_VALUE);
      hints = part.whole("hints", 0, Integer.MAX_VALUE);
    }
  }

  /** Makes the settings those of AVM's paper: one core point a row, no step offset, no linear part, the last weight vector. */
  public void asInThePaper() {
    neighbours = 0;
    linear = 0;
    offset = 0;
    output = output == OutputKind.AUTO ? OutputKind.LAST : output;
  }

  Settings settings() {
    return new Settings(kind, kernel, single, gamma, lambda, loss, tau, epsilon, coverage, delta, approximation, beta,
        rho, neighbours, shared, offset, linear, output, alpha, limit, seed, eta, root, margin, threshold,
        aggressiveness, clip, rank, frequencies, radius, slack, ridge, first, hints, balanced, rates);
  }
}

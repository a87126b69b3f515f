package avm.learn;

import avm.coverage.Always;
import avm.coverage.Approximation;
import avm.coverage.Coverage;
import avm.coverage.Hypersphere;
import avm.coverage.Nearest;
import avm.coverage.Representation;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.loss.Binary;
import avm.loss.EpsilonInsensitive;
import avm.loss.Hinge;
import avm.loss.Logistic;
import avm.loss.MarginLoss;
import avm.loss.Multiclass;
import avm.loss.Objective;
import avm.loss.Regression;
import avm.loss.SmoothHinge;
import avm.loss.Squared;
import avm.weights.Average;
import avm.weights.Coefficients;
import avm.weights.GridSuffix;
import avm.weights.Last;
import avm.weights.Output;
import avm.weights.StreamingSuffix;
import avm.weights.Suffix;
import avm.weights.WeightVectors;

/** The parts of a learner under test, each with a default: the one place in the tests that calls the constructor. */
final class Recipe {
  static final double TAU = 0.5;
  static final double EPSILON = 0.1;
  static final String[] OUTPUTS = {"last", "average", "suffix", "streaming", "grid"};

  Kernel kernel = new Gaussian(0.5);
  Objective objective = new Binary(new Hinge());
  double lambda = 0.05;
  double offset;
  Coverage coverage = new Hypersphere(1);
  Approximation approximation = new Always();
  Representation representation = new Nearest();
  Output output = new Last();
  BallProjection projection;
  int limit;

  ExpansionLearner learner() {
    return Learners.avm(kernel, objective,
        new WeightVectors(new Coefficients(objective.outputs(), lambda, offset), output, null), coverage, approximation,
        representation, projection, limit);
  }

  /** Sets the objective, and the projection where the loss is l2. */
  Recipe loss(String loss, int classes) {
    objective = switch (loss) {
      case "l1" -> new Regression(new EpsilonInsensitive(0));
      case "l2" -> new Regression(new Squared());
      case "eps" -> new Regression(new EpsilonInsensitive(EPSILON));
      default -> classes == 2 ? new Binary(margin(loss)) : new Multiclass(margin(loss), classes);
    };
    projection = loss.equals("l2") ? new BallProjection(0) : null;
    return this;
  }

  static MarginLoss margin(String loss) {
    return switch (loss) {
      case "hinge" -> new Hinge();
      case "smoothHinge" -> new SmoothHinge(TAU);
      default -> new Logistic();
    };
  }

  /** Sets the output; α is a half or a quarter, and exact. */
  Recipe output(String name, long total) {
    int outputs = objective.outputs();
    output = switch (name) {
      case "last" -> new Last();
      case "average" -> new Average(outputs);
      case "suffix" -> new Suffix(outputs, 0.25, total);
      case "streaming" -> new StreamingSuffix(outputs);
      default -> new GridSuffix(outputs, 0.5);
    };
    return this;
  }
}

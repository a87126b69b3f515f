package avm.learn;

import avm.budget.BudgetPolicy;
import avm.budget.Budgeted;
import avm.budget.PolicyFacts;
import avm.budget.Step;
import avm.budget.Unlimited;
import avm.io.Part;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.kernel.SingleGaussian;
import avm.loss.Binary;
import avm.loss.Hinge;
import avm.loss.Logistic;
import avm.loss.Multiclass;
import avm.loss.Objective;
import avm.loss.Regression;
import avm.loss.Squared;
import avm.model.Expansion;
import avm.reduce.Bpa;
import avm.reduce.Bsgd;
import avm.weights.Average;
import avm.weights.Coefficients;
import avm.weights.Constant;
import avm.weights.GridSuffix;
import avm.weights.Last;
import avm.weights.Output;
import avm.weights.StreamingSuffix;
import avm.weights.WeightVectors;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized.Parameters;
import org.junit.runners.Parameterized;

/** The {@link LearnerContract} of the learners beside AVM, and of an update rule and policies that are made up here. */
@RunWith(Parameterized.class)
public class LearnersContractTest extends LearnerContract {
  private static final Kernel KERNEL = new Gaussian(0.5);

  private final LongFunction<ExpansionLearner> maker;

  public LearnersContractTest(String name, String loss, int classes, boolean draws,
      LongFunction<ExpansionLearner> maker) {
    super(Rows.of(loss, classes, ROWS, 3, 31), Rows.of(loss, classes, 40, 3, 32), draws);
    this.maker = maker;
  }

  /** A made-up rule: bounded steps towards a number. */
  private record Bounded() implements UpdateRule {
    @Override
    public Objective objective() {
      return new Regression(new Squared());
    }

    @Override
    public double ask(double[] scores, double y, double weight, WeightVectors weights, double[] alpha) {
      alpha[0] = StrictMath.tanh(scores[0] - y);
      return alpha[0] == 0 ? 0 : weight;
    }
  }

  /** A made-up policy: the places are taken in turn, what is stored fades, and the next to go takes a little of it. */
  private static final class InTurn extends Budgeted {
    private int next;

    InTurn() {
      super(20);
    }

    @Override
    protected void overflow(Expansion e, Step s) {
      e.weights().coefficients().shrink(0.95);
      int place = next;
      next = (next + 1) % budget();
      for (int o = 0; o < e.outputs(); o++) {
        e.weights().coefficients().shift(o, next,
            0.1 * s.row().kernel(place) * e.weights().coefficients().coefficient(o, place));
      }
      e.replace(place, s.point());
      s.put(place, 0.95);
    }

    @Override
    public Part save() {
      return new Part().put("next", next);
    }

    @Override
    public void load(Part part) {
      next = part.whole("next", 0, 19);
    }
  }

  /** Another one: the first vectors are stored; later rows go to the nearest one, and small coefficients are cleared. */
  private static final class FirstRows implements BudgetPolicy {
    @Override
    public void place(Expansion e, Step s) {
      if (s.hasGradient()) {
        s.put(e.size() < 30 && e.cores().indexOf(s.point(), s.row()) < 0
            ? e.store(s.point(), true)
            : s.row().nearestCell(e.cores(), Double.POSITIVE_INFINITY, 0), 1);
      }
    }

    @Override
    public void settle(Expansion e, Step s) {
      int least = (int) (s.number() % e.size());
      if (Math.abs(e.weights().coefficients().coefficient(0, least)) < 0.01) {
        e.weights().coefficients().clear(least);
      }
    }

    @Override
    public PolicyFacts facts(Expansion e) {
      return PolicyFacts.exact(30, "30");
    }
  }

  private static ExpansionLearner learner(Kernel kernel, UpdateRule rule, BudgetPolicy policy, Output output) {
    Coefficients coefficients = new Coefficients(rule.objective().outputs(), new Constant(0.5, 0.01));
    return new ExpansionLearner(new Expansion(kernel, new WeightVectors(coefficients, output, null)), rule, policy,
        null);
  }

  private static ExpansionLearner sgd(Objective objective, Output output, BallProjection projection) {
    return Learners.kernelSgd(KERNEL, objective,
        new WeightVectors(new Coefficients(objective.outputs(), 0.01, 0), output, null), projection);
  }

  @Parameters(name = "{0}")
  public static List<Object[]> cases() {
    List<Object[]> cases = new ArrayList<>();
    add(cases, "Perceptron", "hinge", 2, false, seed -> Learners.perceptron(KERNEL, 2));
    add(cases, "Perceptron, 3 classes", "hinge", 3, false, seed -> Learners.perceptron(KERNEL, 3));
    add(cases, "RBP", "hinge", 2, true, seed -> Learners.rbp(KERNEL, 2, 20, seed));
    add(cases, "RBP, 3 classes", "hinge", 3, true, seed -> Learners.rbp(KERNEL, 3, 30, seed));
    add(cases, "RBP, single precision", "hinge", 3, true, seed -> Learners.rbp(new SingleGaussian(0.5), 3, 30, seed));
    add(cases, "kernel SGD", "hinge", 2, false, seed -> sgd(new Binary(new Hinge()), new Last(), null));
    add(cases, "kernel SGD, 3 classes", "logistic", 3, false,
        seed -> sgd(new Multiclass(new Logistic(), 3), new Average(3), null));
    add(cases, "kernel SGD, l2", "l2", 0, false,
        seed -> sgd(new Regression(new Squared()), new StreamingSuffix(1), new BallProjection(0)));
    field(cases);
    others(cases);
    add(cases, "made-up rule, every row stored", "l2", 0, false,
        seed -> learner(KERNEL, new Bounded(), new Unlimited(), new Average(1)));
    add(cases, "made-up rule and policy", "l2", 0, false,
        seed -> learner(KERNEL, new Bounded(), new InTurn(), new StreamingSuffix(1)));
    add(cases, "made-up policy, 3 classes", "hinge", 3, false,
        seed -> learner(KERNEL, new Gradient(new Multiclass(new Hinge(), 3), true), new InTurn(), new GridSuffix(3, 0.5)));
    add(cases, "made-up policy, single precision", "logistic", 2, false, seed -> learner(new SingleGaussian(0.5),
        new Gradient(new Binary(new Logistic()), true), new InTurn(), new StreamingSuffix(1)));
    add(cases, "another made-up policy", "l2", 0, false,
        seed -> learner(KERNEL, new Bounded(), new FirstRows(), new Last()));
    return cases;
  }

  /** The learners of the field, with numbers, two and three classes. */
  private static void field(List<Object[]> cases) {
    for (int classes : new int[] {0, 2, 3}) {
      String kind = ", " + (classes == 0 ? "numbers" : classes + " classes");
      String loss = classes == 0 ? "l2" : "hinge";
      Objective gradient = GradientLearners.objective(classes, 1, 0.1);
      add(cases, "OGD" + kind, loss, classes, false,
          seed -> GradientLearners.ogd(KERNEL, gradient, 0.2, 0.01, false, 0));
      add(cases, "NORMA" + kind, loss, classes, false,
          seed -> GradientLearners.ogd(KERNEL, gradient, 0.5, 0.05, true, 20));
      for (boolean plus : new boolean[] {false, true}) {
        add(cases, (plus ? "BOGD++" : "BOGD") + kind, loss, classes, true,
            seed -> GradientLearners.bogd(KERNEL, gradient, 0.2, 0.01, 20, 10, plus, seed));
      }
      for (Bsgd maintenance : Bsgd.values()) {
        add(cases, "BSGD " + maintenance + kind, loss, classes, false,
            seed -> GradientLearners.bsgd(KERNEL, gradient, 0.01, maintenance, 20));
      }
      add(cases, "NOGD" + kind, loss, classes, false, seed -> GradientLearners.nogd(KERNEL, gradient, 0.2, 40, 8));
      add(cases, "FOGD" + kind, loss, classes, true, seed -> GradientLearners.fogd(KERNEL, gradient, 0.2, 50, seed));
      add(cases, "RBP, a tube" + kind, loss, classes, true, seed -> Learners.rbp(KERNEL, classes, 0.1, 0.3, 20, seed));
      add(cases, "Forgetron" + kind, loss, classes, false, seed -> Learners.forgetron(KERNEL, classes, 0.1, 0.3, 20));
      for (Bpa projection : Bpa.values()) {
        add(cases, "BPA " + projection + kind, loss, classes, false,
            seed -> Learners.bpa(KERNEL, classes, 0.1, 1, projection, 20));
      }
      add(cases, "Projectron" + kind, loss, classes, false,
          seed -> Learners.projectron(KERNEL, classes, 0.1, 0.3, 0.3, 0));
      add(cases, "Projectron of 20" + kind, loss, classes, false,
          seed -> Learners.projectron(KERNEL, classes, 0.1, 0.3, 0, 20));
      if (classes > 0) {
        add(cases, "Projectron++" + kind, loss, classes, false,
            seed -> Learners.projectronPlus(KERNEL, classes, 0.3, 0));
        add(cases, "Projectron++ of 20" + kind, loss, classes, false,
            seed -> Learners.projectronPlus(KERNEL, classes, 0, 20));
      }
    }
  }

  /** Those for two classes only, and some in single precision. */
  private static void others(List<Object[]> cases) {
    Kernel single = new SingleGaussian(0.5);
    add(cases, "Projectron++, single precision", "hinge", 3, false, seed -> Learners.projectronPlus(single, 3, 0, 20));
    add(cases, "BPA-P, single precision", "hinge", 2, false, seed -> Learners.bpa(single, 2, 0, 1, Bpa.ALL, 20));
    add(cases, "BSGD merging, single precision", "hinge", 3, false,
        seed -> GradientLearners.bsgd(single, GradientLearners.objective(3, 1, 0), 0.01, Bsgd.MERGE, 20));
    add(cases, "Ahpatron, single precision", "hinge", 2, false,
        seed -> GradientLearners.ahpatron(single, 2, 20, 0.5, Math.sqrt(20) / 2, 0.25, 5e-4));
    add(cases, "Ahpatron", "hinge", 2, false,
        seed -> GradientLearners.ahpatron(KERNEL, 2, 20, 0.5, Math.sqrt(20) / 2, 0.25, 5e-4));
    add(cases, "POMDR", "hinge", 2, false, seed -> GradientLearners.pomdr(KERNEL, 2, 30, 8, 0.3, 5, 7));
  }

  private static void add(List<Object[]> cases, String name, String loss, int classes, boolean draws,
      LongFunction<ExpansionLearner> maker) {
    cases.add(new Object[] {name, loss, classes, draws, maker});
  }

  @Override
  ExpansionLearner learner(long seed) {
    return maker.apply(seed);
  }
}

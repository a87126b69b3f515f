package avm.experiments.paper;

import avm.data.Point;
import avm.experiments.Deadline;
import libsvm.svm;
import libsvm.svm_model;
import libsvm.svm_node;
import libsvm.svm_parameter;
import libsvm.svm_problem;

/** LIBSVM with the Gaussian kernel at one γ and C; several classes one against one, as LIBSVM does. */
final class LibSvm implements BatchMachine {
  private final Hyper hyper;
  private final double cap;
  private svm_model model;

  LibSvm(Hyper hyper, double cap) {
    this.hyper = hyper;
    this.cap = cap;
  }

  @Override
  public void train(Rows rows) {
    svm_parameter p = new svm_parameter();
    p.svm_type = rows.classes() > 0 ? svm_parameter.C_SVC : svm_parameter.EPSILON_SVR;
    p.kernel_type = svm_parameter.RBF;
    p.gamma = hyper.gamma();
    p.C = hyper.c();
    p.p = Contestant.TUBE;
    p.eps = 1e-3;
    p.cache_size = 500;
    p.shrinking = 1;
    p.weight_label = new int[0];
    p.weight = new double[0];
    svm_problem problem = new svm_problem();
    problem.l = rows.size();
    problem.y = rows.targets();
    problem.x = new svm_node[problem.l][];
    for (int i = 0; i < problem.l; i++) {
      problem.x[i] = nodes(rows.points()[i]);
    }
    Deadline deadline = new Deadline(cap);
    svm.rand.setSeed(1);
    svm.svm_set_print_string_function(text -> deadline.check());
    model = svm.svm_train(problem, p);
  }

  private static svm_node[] nodes(Point point) {
    svm_node[] nodes = new svm_node[point.size()];
    for (int k = 0; k < nodes.length; k++) {
      nodes[k] = new svm_node();
      nodes[k].index = point.column(k) + 1;
      nodes[k].value = point.value(k);
    }
    return nodes;
  }

  @Override
  public double predict(Point point) {
    return svm.svm_predict(model, nodes(point));
  }

  @Override
  public int vectors() {
    return model.l;
  }
}

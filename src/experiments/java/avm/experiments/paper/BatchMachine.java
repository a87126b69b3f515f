package avm.experiments.paper;

import avm.data.Point;

/** A machine that takes all training rows at once. */
interface BatchMachine {

  /** Learns rows. */
  void train(Rows rows);

  /** The prediction for a row, in the form of a target. */
  double predict(Point point);

  /** How many vectors it has. */
  int vectors();
}

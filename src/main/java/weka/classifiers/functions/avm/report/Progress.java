package weka.classifiers.functions.avm.report;

import avm.learn.ExpansionLearner;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import weka.gui.Logger;

/**
 * Tells how far a training is: to Weka's status line and log, and to the error stream where debugging is asked for. It
 * also ends a training whose thread has been interrupted, which is what Weka's Stop does.
 */
public final class Progress implements avm.train.Progress {
  /** The clock is looked at every so many steps, a power of two. */
  private static final int STEPS = 256;
  private static final double SECONDS_BETWEEN_STATUS = 1;
  private static final double SECONDS_BETWEEN_LOG = 10;

  private final String name;
  private final String vectors;
  private final Logger log;
  private final boolean debug;
  private final long start = System.nanoTime();
  /** The thread that trains a batch; others take steps for it. */
  private Thread trains;
  private long steps;
  private long told;
  private double status;
  private double logged;

  /**
   * Begins.
   *
   * @param name the learner's name
   * @param vectors what its stored vectors are called
   * @param log Weka's log, or null for none
   * @param debug whether to tell the error stream too
   */
  public Progress(String name, String vectors, Logger log, boolean debug) {
    this.name = name;
    this.vectors = vectors;
    this.log = log;
    this.debug = debug;
  }

  @Override
  public void begin() {
    trains = Thread.currentThread();
  }

  /** Ends the training if the thread that trains a batch has been interrupted. */
  @Override
  public void step(ExpansionLearner learner, long planned) {
    if ((++steps & STEPS - 1) != 0) {
      return;
    }
    if (trains != null && trains.isInterrupted()) {
      throw stopped();
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    if (seconds - status >= SECONDS_BETWEEN_STATUS) {
      double rate = (steps - told) / (seconds - status);
      status = seconds;
      told = steps;
      tell(text(name, steps, planned, rate, learner.cores().cells(), vectors), seconds);
    }
  }

  /** {@return what says that training was stopped} */
  public CancellationException stopped() {
    return new CancellationException(name + ": training was stopped after " + steps + " rows");
  }

  private void tell(String text, double seconds) {
    if (log != null) {
      log.statusMessage(text);
      if (seconds - logged >= SECONDS_BETWEEN_LOG) {
        logged = seconds;
        log.logMessage(text);
      }
    }
    if (debug) {
      System.err.println(text);
    }
  }

  /** Rows done, rows a second since it was last told, stored vectors, time left. */
  static String text(String name, long steps, long planned, double rate, int cores, String vectors) {
    boolean known = planned >= steps;
    return String.format(Locale.ROOT, "%s: %,d%s, %,.0f a second, %,d %s%s", name, steps,
        known ? String.format(Locale.ROOT, " of %,d rows (all passes)", planned) : " rows", rate, cores, vectors,
        known ? ", " + time((planned - steps) / rate) + " left" : "");
  }

  private static String time(double seconds) {
    long whole = Math.round(seconds);
    return whole < 60 ? whole + " s" : String.format(Locale.ROOT, "%d:%02d min", whole / 60, whole % 60);
  }
}

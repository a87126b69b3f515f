package avm.experiments;

import avm.docs.Origin;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * One line of the CSV file: what one system did on one set.
 *
 * @param part batch, growth, stream, arena, constants or ablation
 * @param set the set's name
 * @param system the system's name
 * @param seed the seed of the split, 0 for an official split or a stream
 * @param rows the training rows, or the stream's
 * @param test the test rows, 0 in a stream
 * @param accuracy per cent, NaN for a numeric class
 * @param auc the area under the ROC curve weighted by class, or NaN
 * @param rmse of the probabilities, or of the predicted numbers
 * @param coverage the share of the test rows inside the interval of confidence 0.95, or NaN
 * @param seconds of training by the clock (the whole stream: predicting and learning)
 * @param cpu the same in seconds of this process's processor time, all threads
 * @param testSeconds of predicting the test rows
 * @param vectors support vectors or core points, NaN for others
 * @param bytes the serialised model
 * @param measured when
 * @param settings what was chosen, and notes
 * @param online what is measured only of learners that go row by row
 * @param origin which code measured it, and where
 */
public record Result(String part, String set, String system, int seed, int rows, int test, double accuracy, double auc,
    double rmse, double coverage, double seconds, double cpu, double testSeconds, double vectors, double bytes,
    String measured, String settings, Online online, Origin origin) {

  /** How many columns a line has without its origin, and one that has nothing of learners that go row by row. */
  private static final int LENGTH = 23;
  private static final int SHORT = 20;

  static final String HEADER = "part,set,system,seed,rows,test,accuracy,auc,rmse,coverage,seconds,cpu,testSeconds,"
      + "vectors,bytes,measured,settings" + Online.HEADER + ",commit,jdk,processor";

  /** A result of this program. */
  public Result(String part, String set, String system, int seed, int rows, int test, double accuracy, double auc,
      double rmse, double coverage, double seconds, double cpu, double testSeconds, double vectors, double bytes,
      String measured, String settings) {
    this(part, set, system, seed, rows, test, accuracy, auc, rmse, coverage, seconds, cpu, testSeconds, vectors, bytes,
        measured, settings, Online.NONE);
  }

  Result(String part, String set, String system, int seed, int rows, int test, double accuracy, double auc,
      double rmse, double coverage, double seconds, double cpu, double testSeconds, double vectors, double bytes,
      String measured, String settings, Online online) {
    this(part, set, system, seed, rows, test, accuracy, auc, rmse, coverage, seconds, cpu, testSeconds, vectors, bytes,
        measured, settings, online, Origin.HERE);
  }

  /** Two results with one key are one result measured twice. */
  public String key() {
    return key(part, set, system, seed, rows);
  }

  /** The key of a result that may not be there yet. */
  public static String key(String part, String set, String system, int seed, int rows) {
    return String.join("|", part, set, system, Integer.toString(seed), Integer.toString(rows));
  }

  /** Whether it is of a part, a set and a system. */
  public boolean is(String aPart, String aSet, String aSystem) {
    return part.equals(aPart) && set.equals(aSet) && system.equals(aSystem);
  }

  /** Whether the training was stopped before its end. */
  public boolean givenUp() {
    return Double.isNaN(accuracy) && Double.isNaN(rmse);
  }

  /** {@return per cent wrong} */
  public double error() {
    return 100 - accuracy;
  }

  Result withMemory(double memory) {
    return new Result(part, set, system, seed, rows, test, accuracy, auc, rmse, coverage, seconds, cpu, testSeconds,
        vectors, bytes, measured, settings, new Online(online.logLoss(), online.calibration(), online.thread(),
        online.slowest(), online.slowestWarm(), memory));
  }

  String line() {
    return String.join(",", part, set, system, Integer.toString(seed), Integer.toString(rows), Integer.toString(test),
        number(accuracy), number(auc), number(rmse), number(coverage), number(seconds), number(cpu),
        number(testSeconds), number(vectors), number(bytes), measured, settings.replace(',', ';').replace('\n', ' '))
        + online.columns().stream().map(x -> "," + number(x)).collect(Collectors.joining()) + "," + origin.commit() + ","
        + origin.jdk() + "," + origin.processor();
  }

  /** {@return a line for the console} */
  public String shown() {
    String quality = givenUp() ? settings.endsWith("given up") ? "given up" : "" : Double.isNaN(accuracy)
        ? String.format(Locale.ROOT, "rmse %.5g", rmse) : String.format(Locale.ROOT, "accuracy %.2f", accuracy);
    String loss = Double.isNaN(online.logLoss()) ? "" : String.format(Locale.ROOT, "  log-loss %.4f", online.logLoss());
    return String.format(Locale.ROOT, "%-9s %-16s %-14s seed %d  %s%s  %.2f s (cpu %.2f)  %s", part, set, system, seed,
        quality, loss, seconds, cpu, settings);
  }

  static Result parse(String line) {
    String[] f = line.split(",", -1);
    return new Result(f[0], f[1], f[2], Integer.parseInt(f[3]), Integer.parseInt(f[4]), Integer.parseInt(f[5]),
        number(f[6]), number(f[7]), number(f[8]), number(f[9]), number(f[10]), number(f[11]), number(f[12]),
        number(f[13]), number(f[14]), f[15], f[16], online(f), origin(f));
  }

  /** Lines of the time before there were these columns have none. */
  private static Online online(String[] f) {
    return f.length < LENGTH ? Online.NONE : new Online(number(f[17]), number(f[18]), number(f[19]), number(f[20]),
        number(f[21]), number(f[22]));
  }

  private static Origin origin(String[] f) {
    int at = f.length == SHORT ? 17 : LENGTH;
    return f.length < at + 3 ? Origin.UNKNOWN : new Origin(f[at], f[at + 1], f[at + 2]);
  }

  private static String number(double x) {
    if (Double.isNaN(x)) {
      return "";
    }
    return x == Math.rint(x) && Math.abs(x) < 1e15 ? Long.toString((long) x) : String.format(Locale.ROOT, "%.6g", x);
  }

  private static double number(String text) {
    return text.isEmpty() ? Double.NaN : Double.parseDouble(text);
  }
}

package avm;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.runner.Description;
import org.junit.runner.JUnitCore;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;

/**
 * Runs every test class under the folders given, JUnit 3 and 4 alike, and says how it went.
 * {@code -Dtest=Text} takes only the classes whose name contains the text. The last line printed is
 * {@code N passed, N failed}; the exit status is 0 only if something ran and nothing failed.
 */
public final class TestMain extends RunListener {

  private static final int SLOWEST = 5;
  private static final int FRAMES = 12;

  private record Timed(String name, double seconds) {}

  private final Map<Description, Long> started = new HashMap<>();
  private final Set<Description> failed = new HashSet<>();
  private final Set<Description> skipped = new HashSet<>();
  private final List<Timed> times = new ArrayList<>();
  private int passed;

  private TestMain() {}

  public static void main(String[] args) throws Exception {
    TestMain run = new TestMain();
    for (String folder : args) {
      for (Class<?> test : testClasses(Path.of(folder), System.getProperty("test", ""))) {
        run.run(test);
      }
    }
    run.report();
    // a test may have left a thread behind
    System.exit(run.failed.isEmpty() && run.passed > 0 ? 0 : 1);
  }

  private static List<Class<?>> testClasses(Path root, String filter) throws IOException, ClassNotFoundException {
    List<String> names;
    try (Stream<Path> files = Files.walk(root)) {
      names = files.map(file -> root.relativize(file).toString().replace('\\', '/'))
          .filter(file -> file.endsWith("Test.class") && !file.contains("$"))
          .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
          .filter(name -> name.contains(filter))
          .sorted()
          .toList();
    }
    List<Class<?>> classes = new ArrayList<>();
    for (String name : names) {
      Class<?> test = Class.forName(name, false, TestMain.class.getClassLoader());
      if (!Modifier.isAbstract(test.getModifiers())) {
        classes.add(test);
      }
    }
    return classes;
  }

  private void run(Class<?> test) {
    int passedBefore = passed;
    int failedBefore = failed.size();
    int skippedBefore = skipped.size();
    long start = System.nanoTime();
    JUnitCore core = new JUnitCore();
    core.addListener(this);
    core.run(test);
    print("%-60s %4d passed%s%s %8.2f s", test.getName(), passed - passedBefore,
        some(failed.size() - failedBefore, "FAILED"), some(skipped.size() - skippedBefore, "skipped"),
        seconds(start));
  }

  private void report() {
    print("%nThe slowest:");
    times.stream().sorted(Comparator.comparingDouble(Timed::seconds).reversed()).limit(SLOWEST)
        .forEach(test -> print("%8.2f s  %s", test.seconds(), test.name()));
    print("%n%d passed, %d failed%s", passed, failed.size(), some(skipped.size(), "skipped"));
  }

  @Override
  public void testStarted(Description test) {
    started.put(test, System.nanoTime());
  }

  @Override
  public void testFinished(Description test) {
    times.add(new Timed(test.getDisplayName(), seconds(started.remove(test))));
    if (!failed.contains(test) && !skipped.contains(test)) {
      passed++;
    }
  }

  @Override
  public void testFailure(Failure failure) {
    failed.add(failure.getDescription());
    print("FAILED %s", failure.getTestHeader());
    printTrimmed(failure.getException(), "");
  }

  @Override
  public void testAssumptionFailure(Failure failure) {
    skipped.add(failure.getDescription());
    print("skipped %s: %s", failure.getTestHeader(), failure.getMessage());
  }

  @Override
  public void testIgnored(Description test) {
    skipped.add(test);
    print("skipped %s", test.getDisplayName());
  }

  /** The exception and its causes, each down to the frame where JUnit called the test. */
  private static void printTrimmed(Throwable exception, String role) {
    print("  %s%s", role, exception);
    int shown = 0;
    for (StackTraceElement frame : exception.getStackTrace()) {
      boolean machinery = frame.getClassName().matches("(org\\.junit|junit\\.|java\\.lang\\.reflect|jdk\\.internal).*");
      if (machinery && shown > 0 || shown == FRAMES) {
        break;
      }
      if (!machinery) {
        print("      at %s", frame);
        shown++;
      }
    }
    if (exception.getCause() != null) {
      printTrimmed(exception.getCause(), "caused by ");
    }
  }

  private static String some(int count, String what) {
    return count == 0 ? "" : ", " + count + " " + what;
  }

  private static double seconds(long since) {
    return (System.nanoTime() - since) / 1e9;
  }

  private static void print(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
    System.out.flush();
  }
}

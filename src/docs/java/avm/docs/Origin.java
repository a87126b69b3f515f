package avm.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Which code measured a result, and where.
 *
 * @param commit the commit, with + behind it where files were changed
 * @param jdk the Java virtual machine
 * @param processor the processor and how many cores of it
 */
public record Origin(String commit, String jdk, String processor) {
  /** Of a result of before this was written down. */
  public static final Origin UNKNOWN = new Origin("", "", "");
  /** Of this program, which build.xml tells the commit. */
  public static final Origin HERE = new Origin(word(System.getProperty("commit", "")),
      word(System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version")), model());

  /** {@return the three in a line} */
  @Override
  public String toString() {
    return "commit " + commit + ", " + jdk + ", " + processor;
  }

  private static String word(String text) {
    return text.replace(',', ' ').replace('\n', ' ').trim();
  }

  private static String model() {
    String model = System.getProperty("os.arch");
    Path info = Path.of("/proc/cpuinfo");
    try {
      model = Files.exists(info) ? Files.readAllLines(info).stream().filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1)).findFirst().orElse(model) : model;
    } catch (IOException e) {
      model = System.getProperty("os.arch");
    }
    return word(model) + " × " + Runtime.getRuntime().availableProcessors();
  }
}

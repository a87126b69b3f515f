package avm;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Test;

/** antw.cmd, which cannot be run here, says the same as antw, which is: versions, artifacts, Ant's options, what is missing. */
public class AntwTest {
  private static String read(String name) throws Exception {
    return Files.readString(Path.of(System.getProperty("avm.basedir"), name));
  }

  private static Set<String> found(String regex, String text) {
    Set<String> found = new TreeSet<>();
    Matcher matcher = Pattern.compile(regex).matcher(text);
    while (matcher.find()) {
      found.add(matcher.group().toLowerCase());
    }
    return found;
  }

  @Test
  public void bothFetchTheSameAndCallAntAlike() throws Exception {
    String unix = read("antw");
    String windows = read("antw.cmd");
    for (String same : List.of("\\d+\\.\\d+\\.\\d+", "org\\.apache\\.[\\w.]+(:[\\w-]+)?", "(?i)(ant|ivy)_version=\\S+", "-emacs -f",
        "-B -q --strict-checksums", "a JDK 17 or later")) {
      assertEquals(same, found(same, unix), found(same, windows));
    }
  }

  /** Windows' command line loses its way in a file whose lines end otherwise, and at a label that is not there. */
  @Test
  public void linesEndAsWindowsWantsAndLabelsAreThere() throws Exception {
    String windows = read("antw.cmd");
    assertTrue(Arrays.stream(windows.split("\n")).allMatch(line -> line.endsWith("\r")));
    Matcher called = Pattern.compile("(?:goto |call :)(\\w+)").matcher(windows);
    int count = 0;
    while (called.find()) {
      assertTrue(called.group(1), windows.contains("\r\n:" + called.group(1) + "\r\n"));
      count++;
    }
    assertTrue(count >= 5);
  }
}

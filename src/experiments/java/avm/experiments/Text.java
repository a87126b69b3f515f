package avm.experiments;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import weka.classifiers.functions.AVM;

/** Small things to read and to write down. */
public final class Text {

  private Text() {
  }

  /** The words of a system property, which commas part; none if it is not set. */
  public static Set<String> words(String property) {
    Set<String> words = new HashSet<>(Arrays.asList(System.getProperty(property, "").trim().split(" *, *")));
    words.remove("");
    return words;
  }

  /** Now, to the minute. */
  public static String now() {
    return ZonedDateTime.now(ZoneOffset.UTC).format(DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm'Z'"));
  }

  /** What AVM chose. */
  public static String settings(AVM avm) {
    return avm.model() == null ? "" : avm.model().settings().toString();
  }

  /** The size of an object when it is written, NaN if it cannot be. */
  public static double bytes(Object object) {
    if (!(object instanceof Serializable)) {
      return Double.NaN;
    }
    long[] count = new long[1];
    try (ObjectOutputStream out = new ObjectOutputStream(new OutputStream() {
      @Override
      public void write(int b) {
        count[0]++;
      }

      @Override
      public void write(byte[] b, int from, int length) {
        count[0] += length;
      }
    })) {
      out.writeObject(object);
    } catch (IOException e) {
      return Double.NaN;
    }
    return count[0];
  }
}

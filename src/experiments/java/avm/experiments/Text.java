package avm.experiments;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import weka.classifiers.functions.AVM;

/** Small things to write down. */
public final class Text {

  private Text() {
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

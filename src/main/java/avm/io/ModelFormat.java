package avm.io;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.CRC32C;

/**
 * The format of saved models: a magic number, the format's version, the length and the values of a {@link Part}, and a
 * checksum over all of it. A value is its name, its kind, its size and its content; sizes are checked against what is
 * there before anything is made, so a broken file costs no memory.
 */
public final class ModelFormat {
  /** The version that is written, and the newest that is read. */
  public static final int VERSION = 1;

  /** No text file and no Java stream begins like this; a transfer that changes line ends spoils it. */
  private static final long MAGIC = 0x8941564D0D0A1A0AL;
  private static final int HEAD = Long.BYTES + Integer.BYTES + Integer.BYTES;
  /** Parts within parts, at most: a model has fewer than ten. */
  private static final int DEEPEST = 32;

  private ModelFormat() {
  }

  /**
   * {@return the bytes of a model}
   *
   * @param model its parts
   */
  public static byte[] write(Part model) {
    try {
      ByteArrayOutputStream content = new ByteArrayOutputStream();
      write(model, new DataOutputStream(content));
      ByteBuffer bytes = ByteBuffer.allocate(HEAD + content.size() + Integer.BYTES);
      bytes.putLong(MAGIC).putInt(VERSION).putInt(content.size()).put(content.toByteArray());
      return bytes.putInt(sum(bytes.array())).array();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The checksum of all but the last bytes, which are its place. */
  private static int sum(byte[] bytes) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, 0, bytes.length - Integer.BYTES);
    return (int) sum.getValue();
  }

  private static void write(Part part, DataOutputStream out) throws IOException {
    out.writeInt(part.values().size());
    for (Map.Entry<String, Object> entry : part.values().entrySet()) {
      writeText(entry.getKey(), out);
      Object value = entry.getValue();
      if (value instanceof Double number) {
        out.writeByte('d');
        out.writeDouble(number);
      } else if (value instanceof Long number) {
        out.writeByte('l');
        out.writeLong(number);
      } else if (value instanceof String text) {
        out.writeByte('s');
        writeText(text, out);
      } else if (value instanceof double[] numbers) {
        out.writeByte('D');
        out.writeInt(numbers.length);
        for (double number : numbers) {
          out.writeDouble(number);
        }
      } else if (value instanceof int[] numbers) {
        out.writeByte('I');
        out.writeInt(numbers.length);
        for (int number : numbers) {
          out.writeInt(number);
        }
      } else if (value instanceof Part inner) {
        out.writeByte('p');
        write(inner, out);
      } else {
        List<?> list = (List<?>) value;
        out.writeByte('P');
        out.writeInt(list.size());
        for (Object each : list) {
          write((Part) each, out);
        }
      }
    }
  }

  private static void writeText(String text, DataOutputStream out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /**
   * {@return the model of bytes}
   *
   * @param bytes what {@link #write} wrote, in this version or an older one
   * @throws NotAModel if it is something else, of a newer version, truncated or damaged
   */
  public static Part read(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    if (bytes.length < HEAD || in.getLong() != MAGIC) {
      throw new NotAModel("this is not a model of AVM for Weka: it does not begin like one");
    }
    int version = in.getInt();
    if (version < 1 || version > VERSION) {
      throw new NotAModel("the model has format version " + version + "; this AVM for Weka reads versions up to "
          + VERSION + ". Install the version of the package that saved it, or a newer one");
    }
    int length = in.getInt();
    if (length != bytes.length - HEAD - Integer.BYTES) {
      throw new NotAModel("the model is " + (length > bytes.length - HEAD - Integer.BYTES ? "truncated" : "damaged")
          + ": it should have " + length + " bytes after its head; save it again");
    }
    if (sum(bytes) != in.getInt(bytes.length - Integer.BYTES)) {
      throw new NotAModel("the model is damaged: its checksum is wrong; save it again");
    }
    in.limit(bytes.length - Integer.BYTES);
    try {
      Part model = readPart(in, 0);
      if (in.hasRemaining()) {
        throw new NotAModel("the model is damaged: it goes on after its end");
      }
      return model;
    } catch (BufferUnderflowException e) {
      throw new NotAModel("the model is damaged: it ends within a value");
    }
  }

  private static Part readPart(ByteBuffer in, int depth) {
    if (depth > DEEPEST) {
      throw new NotAModel("the model is damaged: parts within parts do not end");
    }
    Part part = new Part();
    for (int n = size(in, 6); n > 0; n--) {
      String name = readText(in);
      if (!part.take(name, readValue(in, name, depth))) {
        throw new NotAModel("the model is damaged: it has '" + name + "' twice");
      }
    }
    return part;
  }

  private static Object readValue(ByteBuffer in, String name, int depth) {
    return switch (in.get()) {
      case 'd' -> in.getDouble();
      case 'l' -> in.getLong();
      case 's' -> readText(in);
      case 'D' -> IntStream.range(0, size(in, Double.BYTES)).mapToDouble(i -> in.getDouble()).toArray();
      case 'I' -> IntStream.range(0, size(in, Integer.BYTES)).map(i -> in.getInt()).toArray();
      case 'p' -> readPart(in, depth + 1);
      case 'P' -> IntStream.range(0, size(in, Integer.BYTES)).mapToObj(i -> readPart(in, depth + 1)).toList();
      default -> throw new NotAModel("the model is damaged: '" + name + "' is of a kind that there is not");
    };
  }

  private static String readText(ByteBuffer in) {
    byte[] bytes = new byte[size(in, 1)];
    in.get(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** How many things of at least so many bytes follow; there is room for them. */
  private static int size(ByteBuffer in, int each) {
    int size = in.getInt();
    if (size < 0 || size > in.remaining() / each) {
      throw new NotAModel("the model is damaged: it says that " + size + " values follow, and there is no room for"
          + " them");
    }
    return size;
  }
}

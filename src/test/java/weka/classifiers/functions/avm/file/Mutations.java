package weka.classifiers.functions.avm.file;

import avm.io.ModelFormat;
import avm.io.NotAModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import weka.core.SerializationHelper;

/**
 * Breaks model files in random ways, in a Java machine of its own with little memory: flipped bits, other bytes, cuts,
 * doubled and removed pieces. Our own look at a file must refuse each; what Weka reads on its own must be refused, or be
 * the model itself where the change is in bits of Java's stream that mean nothing.
 */
final class Mutations {
  private Mutations() {
  }

  private static byte[] mutated(byte[] file, Random random) {
    byte[] broken = file.clone();
    int at = random.nextInt(file.length);
    int length = Math.min(file.length - at, 1 + random.nextInt(64));
    switch (random.nextInt(6)) {
      case 0 -> broken[at] ^= (byte) (1 << random.nextInt(8));
      case 1 -> broken[at] = (byte) (broken[at] + 1 + random.nextInt(255));
      case 2 -> broken = Arrays.copyOf(broken, at);
      case 3 -> {
        broken = new byte[file.length + length];
        System.arraycopy(file, 0, broken, 0, at + length);
        System.arraycopy(file, at, broken, at + length, file.length - at);
      }
      case 4 -> {
        broken = new byte[file.length - length];
        System.arraycopy(file, 0, broken, 0, at);
        System.arraycopy(file, at + length, broken, at, file.length - at - length);
      }
      default -> {
        for (int n = 2 + random.nextInt(6); n > 0; n--) {
          broken[random.nextInt(file.length)] ^= (byte) (1 + random.nextInt(255));
        }
      }
    }
    return broken;
  }

  /** Whether our own look refuses a file. */
  private static boolean refused(byte[] file) throws IOException {
    try {
      ModelFormat.read(ModelFile.content(new ByteArrayInputStream(file)));
      return false;
    } catch (EOFException | NotAModel e) {
      return e instanceof EOFException || e.getMessage() != null;
    }
  }

  /** What Weka's own reading makes of a file: null where it is refused. */
  private static Object read(byte[] file) {
    try {
      return SerializationHelper.getObjectInputStream(new ByteArrayInputStream(file)).readObject();
    } catch (Exception | NoClassDefFoundError e) {
      return null;
    }
  }

  private static byte[] bytes(Object model) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(model);
    }
    return bytes.toByteArray();
  }

  /** How many mutations, then the files. */
  public static void main(String[] args) throws Exception {
    int count = Integer.parseInt(args[0]);
    for (String name : Arrays.copyOfRange(args, 1, args.length)) {
      byte[] file = Files.readAllBytes(Path.of(name));
      Random random = new Random(file.length);
      byte[] whole = bytes(read(file)); // a later version saves more
      int same = 0;
      for (int k = 0; k < count; k++) {
        byte[] broken = mutated(file, random);
        boolean changed = !Arrays.equals(file, 0, file.length, broken, 0, Math.min(file.length, broken.length))
            || broken.length < file.length;
        if (changed && !refused(broken)) {
          throw new IllegalStateException(name + ": mutation " + k + " is not refused");
        }
        Object read = read(broken);
        if (read != null && !Arrays.equals(whole, bytes(read))) {
          throw new IllegalStateException(name + ": mutation " + k + " is read as another model");
        }
        same += read == null ? 0 : 1;
      }
      System.out.println(name + ": " + count + " mutations, none silent; " + same + " changed nothing that is read");
    }
  }
}

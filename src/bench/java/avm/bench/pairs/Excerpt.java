package avm.bench.pairs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** The first rows of a compressed ARFF file. */
public final class Excerpt {
  private Excerpt() {
  }

  /**
   * Copies the first rows.
   *
   * @param rows how many at most
   * @param from the file
   * @param to the copy
   * @throws IOException if a file cannot be read or written
   */
  public static void copy(int rows, Path from, Path to) throws IOException {
    try (BufferedReader in = new BufferedReader(new InputStreamReader(
            new GZIPInputStream(Files.newInputStream(from)), StandardCharsets.UTF_8));
        PrintWriter out = new PrintWriter(new OutputStreamWriter(
            new GZIPOutputStream(Files.newOutputStream(to)), StandardCharsets.UTF_8))) {
      Iterator<String> lines = in.lines().iterator();
      boolean data = false;
      for (int copied = 0; copied < rows && lines.hasNext();) {
        String line = lines.next();
        out.println(line);
        copied += data ? 1 : 0;
        data |= line.strip().equalsIgnoreCase("@data");
      }
    }
  }
}

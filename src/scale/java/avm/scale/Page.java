package avm.scale;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A page of which a measurement writes a section, between two comments. */
public final class Page {
  private final Path file;

  /** @param file the page */
  public Page(Path file) {
    this.file = file;
  }

  /**
   * Writes a section anew.
   *
   * @param name its name, which the comments have
   * @param text what it says
   * @throws IOException if the page cannot be read or written, or has no such section
   */
  public void write(String name, String text) throws IOException {
    String page = Files.readString(file);
    String begin = "<!-- begin " + name + " -->\n";
    int from = page.indexOf(begin);
    int to = page.indexOf("<!-- end " + name + " -->");
    if (from < 0 || to < from) {
      throw new IOException(file + " has no section '" + name + "'");
    }
    Files.writeString(file, page.substring(0, from + begin.length()) + text.stripTrailing() + "\n" + page.substring(to));
  }
}

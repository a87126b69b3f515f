package avm.docs;

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
   * {@return what a section says now}
   *
   * @param name its name
   * @throws IOException if the page cannot be read, or has no such section
   */
  public String read(String name) throws IOException {
    String page = Files.readString(file);
    String begin = "<!-- begin " + name + " -->\n";
    int from = page.indexOf(begin);
    int to = page.indexOf("<!-- end " + name + " -->");
    if (from < 0 || to < from) {
      throw new IOException(file + " has no section '" + name + "'");
    }
    return page.substring(from + begin.length(), to);
  }

  /**
   * Writes a section anew.
   *
   * @param name its name, which the comments have
   * @param text what it says
   * @throws IOException if the page cannot be read or written, or has no such section
   */
  public void write(String name, String text) throws IOException {
    String begin = "<!-- begin " + name + " -->\n";
    String old = begin + read(name);
    Files.writeString(file, Files.readString(file).replace(old, begin + text.strip() + "\n"));
    System.out.println("Wrote '" + name + "' in " + file);
  }

  /**
   * Writes a section anew if what it reports was large enough: a try leaves the page alone.
   *
   * @param name the section's name
   * @param text what it says
   * @param size how much was done
   * @param least how much a page wants
   * @throws IOException as {@link #write(String, String)}
   */
  public void write(String name, String text, double size, double least) throws IOException {
    if (size >= least) {
      write(name, text);
    } else {
      System.out.println(file.getFileName() + " stays as it is");
    }
  }
}

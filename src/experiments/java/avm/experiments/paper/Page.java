package avm.experiments.paper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A page that is written as Markdown and as HTML. Text may have `code` and **bold**. */
final class Page {
  private static final String STYLE = "body{font:15px/1.5 sans-serif;max-width:70em;margin:2em auto;padding:0 1em}"
      + "table{border-collapse:collapse;margin:1em 0;font-size:13px}td,th{border:1px solid #ccc;padding:2px 7px}"
      + "td:not(:first-child){text-align:right}img{max-width:100%}";

  private final StringBuilder markdown = new StringBuilder();
  private final StringBuilder html = new StringBuilder();
  private final String title;

  Page(String title) {
    this.title = title;
    heading(1, title);
  }

  void heading(int level, String text) {
    markdown.append(markdown.isEmpty() ? "" : "\n").append("#".repeat(level)).append(' ').append(text).append('\n');
    html.append("<h").append(level).append('>').append(marked(text)).append("</h").append(level).append(">\n");
  }

  void text(String text) {
    markdown.append('\n').append(text).append('\n');
    html.append("<p>").append(marked(text)).append("</p>\n");
  }

  void list(List<String> items) {
    if (!items.isEmpty()) {
      markdown.append('\n');
      items.forEach(item -> markdown.append("- ").append(item).append('\n'));
      html.append(items.stream().map(i -> "<li>" + marked(i) + "</li>").collect(Collectors.joining("\n", "<ul>",
          "</ul>\n")));
    }
  }

  void table(List<String> header, List<List<String>> rows) {
    markdown.append('\n').append(line(header)).append('|').append("---|".repeat(header.size())).append('\n');
    rows.forEach(row -> markdown.append(line(row)));
    html.append("<table>\n").append(row(header, "th"));
    rows.forEach(row -> html.append(row(row, "td")));
    html.append("</table>\n");
  }

  /** Pictures side by side. */
  void images(String... files) {
    markdown.append('\n');
    html.append("<p>");
    for (String file : Arrays.asList(files)) {
      String name = file.substring(file.lastIndexOf('/') + 1, file.lastIndexOf('.')).replace('-', ' ');
      markdown.append("![").append(name).append("](").append(file).append(")\n");
      html.append("<img alt=\"").append(name).append("\" src=\"").append(file).append("\">\n");
    }
    html.append("</p>\n");
  }

  private static String line(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }

  private static String row(List<String> cells, String tag) {
    return cells.stream().map(c -> "<" + tag + ">" + marked(c) + "</" + tag + ">")
        .collect(Collectors.joining("", "<tr>", "</tr>\n"));
  }

  private static String marked(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        .replaceAll("`([^`]*)`", "<code>$1</code>").replaceAll("\\*\\*([^*]*)\\*\\*", "<b>$1</b>")
        .replaceAll("\\[([^\\]]*)\\]\\(([^)]*)\\)", "<a href=\"$2\">$1</a>");
  }

  void write(Path folder, String name) throws IOException {
    Files.writeString(folder.resolve(name + ".md"), markdown);
    Files.writeString(folder.resolve(name + ".html"),
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>" + title + "</title><style>"
        + STYLE + "</style></head><body>\n" + html + "</body></html>\n");
  }
}

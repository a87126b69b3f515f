package avm.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * Makes HTML of the project's pages, each with a table of contents. Links between pages lead to HTML, pictures and other
 * files are those of the zip, whose folder doc/html this is.
 */
public final class Html {
  private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create(), HeadingAnchorExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
  private static final HtmlRenderer RENDERER = HtmlRenderer.builder().extensions(EXTENSIONS).build();
  private static final Pattern HEADING = Pattern.compile("<h([23]) id=\"([^\"]+)\">(.*?)</h\\1>");

  private final Path base;
  private final Map<Path, String> pages = new TreeMap<>();
  private final TreeSet<String> pictures = new TreeSet<>();

  private Html(Path base) {
    this.base = base;
  }

  /**
   * Writes the pages.
   *
   * @param args the project's folder, the folder for the pages, a file for the list of pictures, and the pages
   * @throws IOException if something cannot be read or written
   */
  public static void main(String[] args) throws IOException {
    Html html = new Html(Path.of(args[0]));
    for (String page : List.of(args).subList(3, args.length)) {
      html.pages.put(Path.of(page), page.equals("README.md") ? "index.html"
          : Path.of(page).getFileName().toString().replace(".md", ".html"));
    }
    for (Path page : html.pages.keySet()) {
      Files.writeString(Path.of(args[1], html.pages.get(page)), html.page(page));
    }
    Files.write(Path.of(args[2]), html.pictures);
  }

  private String page(Path page) throws IOException {
    Node document = PARSER.parse(Files.readString(base.resolve(page)));
    document.accept(new AbstractVisitor() {
      @Override
      public void visit(Link link) {
        link.setDestination(target(page, link.getDestination()));
        visitChildren(link);
      }

      @Override
      public void visit(Image image) {
        image.setDestination(target(page, image.getDestination()));
        pictures.add(image.getDestination().replace("../../", ""));
        visitChildren(image);
      }
    });
    String body = RENDERER.render(document);
    String title = body.replaceFirst("(?s).*?<h1[^>]*>(.*?)</h1>.*", "$1").replaceAll("<[^>]*>", "");
    return "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"UTF-8\"><title>" + title + "</title><style>\n"
        + "body { font: 16px/1.5 sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; }\n"
        + "img { max-width: 100%; } table { border-collapse: collapse; } td, th { border: 1px solid #bbb; padding: 0.2em 0.6em; }\n"
        + "pre { background: #f4f4f4; padding: 0.6em; overflow-x: auto; } nav { background: #f4f4f4; padding: 0.4em 1em; }\n"
        + "nav ul { columns: 2; }\n</style></head><body>\n" + contents() + body.replaceFirst("(?s)</h1>", "</h1>\n"
        + Matcher.quoteReplacement(sections(body))) + "</body></html>\n";
  }

  /** The list of all pages. */
  private String contents() {
    StringBuilder list = new StringBuilder("<p>");
    pages.forEach((page, file) -> list.append("<a href=\"").append(file).append("\">")
        .append(file.equals("index.html") ? "README" : file.replace(".html", "")).append("</a> "));
    return list.append("</p>\n").toString();
  }

  /** A page's table of contents. */
  private static String sections(String body) {
    StringBuilder list = new StringBuilder("<nav><ul>\n");
    Matcher headings = HEADING.matcher(body);
    while (headings.find()) {
      list.append(headings.group(1).equals("3") ? "<li>– " : "<li>").append("<a href=\"#").append(headings.group(2)).append("\">")
          .append(headings.group(3).replaceAll("</?a[^>]*>", "")).append("</a></li>\n");
    }
    return list.append("</ul></nav>\n").toString();
  }

  /** Where a link of a page leads to, from the folder doc/html. */
  private String target(Path page, String link) {
    if (link.contains("://") || link.startsWith("#")) {
      return link;
    }
    String[] parts = link.split("(?=#)", 2);
    Path path = (page.getParent() == null ? Path.of("") : page.getParent()).resolve(parts[0]).normalize();
    if (!Files.exists(base.resolve(path))) {
      throw new IllegalArgumentException(page + " has a link to " + link + ", which is not there");
    }
    return (pages.containsKey(path) ? pages.get(path) : "../../" + path.toString().replace('\\', '/')) + (parts.length > 1 ? parts[1] : "");
  }
}

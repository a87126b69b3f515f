package avm.siege;

import avm.docs.Origin;
import avm.docs.Page;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** How many of PIT's changes the tests noticed, by package: the lines of a table. Packages of other runs keep theirs. */
final class MutationTable {
  private static final String HEADER = "| package | noticed | of | share | commit | tests left out |\n|---|---|---|---|---|---|\n";

  private MutationTable() {
  }

  /** Arguments: PIT's report, the tests that it left out, and the page. */
  public static void main(String[] args) throws Exception {
    Page page = new Page(Path.of(args[2]));
    page.write("mutation", table(page.read("mutation"), Path.of(args[0]), args[1]));
  }

  /** The table with a report in it. */
  static String table(String before, Path report, String leftOut) throws Exception {
    Map<String, String> lines = new TreeMap<>();
    before.lines().filter(line -> line.startsWith("| ") && !line.startsWith("| package"))
        .forEach(line -> lines.put(line.split(" ")[1], line));
    counts(report).forEach((name, count) -> lines.put(name, String.format(Locale.ROOT, "| %s | %d | %d | %.0f%% | %s | %s |", name,
        count[0], count[1], 100.0 * count[0] / count[1], Origin.HERE.commit(),
        leftOut.replaceAll("[a-z.]*\\.(\\w+)", "$1").replace(",", ", "))));
    return HEADER + String.join("\n", lines.values());
  }

  /** Of each package the changes that were noticed, and all. */
  private static Map<String, int[]> counts(Path report) throws Exception {
    NodeList all = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(report.toFile()).getElementsByTagName("mutation");
    Map<String, int[]> counts = new TreeMap<>();
    for (int i = 0; i < all.getLength(); i++) {
      Element change = (Element) all.item(i);
      String name = change.getElementsByTagName("mutatedClass").item(0).getTextContent().split("\\.")[1];
      int[] count = counts.computeIfAbsent(name, key -> new int[2]);
      count[0] += Boolean.parseBoolean(change.getAttribute("detected")) ? 1 : 0;
      count[1]++;
    }
    return counts;
  }
}

package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.beans.Introspector;
import java.beans.PropertyDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Test;
import weka.core.OptionMetadata;

/** The README's two tables of options are those of the dialog, in its order, with the names and defaults that they have. */
public class OptionsTableTest {
  /** The options of AVM in the dialog's order: in front, or behind its button. */
  private static List<PropertyDescriptor> options(boolean expert) throws Exception {
    return Arrays.stream(Introspector.getBeanInfo(AVM.class).getPropertyDescriptors())
        .filter(p -> option(p) != null && option(p).category().isEmpty() != expert)
        .sorted(Comparator.comparingInt(p -> option(p).displayOrder())).toList();
  }

  private static OptionMetadata option(PropertyDescriptor property) {
    return property.getReadMethod() == null ? null : property.getReadMethod().getAnnotation(OptionMetadata.class);
  }

  /** An option as a row of a table: name, property, default. */
  private static String row(PropertyDescriptor property) {
    String name = option(property).commandLineParamName();
    List<String> all = Arrays.asList(new AVM().getOptions());
    String standard = option(property).commandLineParamIsFlag() ? "off" : all.get(all.indexOf("-" + name) + 1).replaceFirst("\\.0$", "");
    return "-" + name + " " + property.getName() + " " + standard;
  }

  @Test
  public void theTablesAreTheDialogs() throws Exception {
    String readme = Files.readString(Path.of(System.getProperty("avm.basedir"), "README.md"));
    Matcher rows = Pattern.compile("\\| `(-[\\w-]+)` \\| (\\w+) \\| ([\\w.]+) \\|").matcher(readme.substring(readme.indexOf("## Options")));
    List<String> found = new ArrayList<>();
    while (rows.find()) {
      found.add(rows.group(1) + " " + rows.group(2) + " " + rows.group(3));
    }
    List<String> front = options(false).stream().map(OptionsTableTest::row).toList();
    assertEquals(10, front.size());
    assertEquals(front, found.subList(0, 10));
    assertEquals(options(true).stream().map(OptionsTableTest::row).sorted().toList(), found.subList(10, found.size()).stream().sorted().toList());
  }

  /** Weka's tip is the description up to its first full stop: it must be a whole sentence. */
  @Test
  public void tipsAreWholeSentences() throws Exception {
    for (boolean expert : new boolean[] {false, true}) {
      for (PropertyDescriptor property : options(expert)) {
        String text = option(property).description();
        String tip = text.substring(0, text.indexOf('.'));
        assertTrue(property.getName() + ": " + tip, text.startsWith(tip + ". ") || text.equals(tip + "."));
        assertTrue(property.getName() + ": " + tip, tip.length() > 40);
      }
    }
  }
}

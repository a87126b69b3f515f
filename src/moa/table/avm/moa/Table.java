package avm.moa;

import avm.docs.Page;
import com.yahoo.labs.samoa.instances.Instance;
import com.yahoo.labs.samoa.instances.InstancesHeader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import moa.classifiers.Classifier;
import moa.options.ClassOption;
import moa.streams.ExampleStream;

/**
 * The table of doc/moa.md: every learner on every stream. A cell that was measured before is not measured again, unless it is
 * asked for by name; what is not measured yet is left open.
 */
public final class Table {
  private final int rows;
  private final Path folder;

  private Table(int rows, Path folder) {
    this.rows = rows;
    this.folder = folder;
  }

  /**
   * Measures cells and writes the table.
   *
   * @param args how many rows; which learners and which streams to measure, names with commas between them, nothing for all;
   *     whether to measure what was measured before; a folder for what was measured; the page that has the table
   * @throws Exception if something cannot be read, made or written
   */
  public static void main(String[] args) throws Exception {
    Table table = new Table(Integer.parseInt(args[0]), Path.of(args[4]));
    for (Named learner : chosen(Named.LEARNERS, args[1])) {
      for (Named stream : chosen(Named.streams(table.rows), args[2])) {
        table.measure(stream, learner, Boolean.parseBoolean(args[3]));
      }
    }
    new Page(Path.of(args[5])).write("streams", table.text());
  }

  private static List<Named> chosen(List<Named> all, String names) {
    return all.stream().filter(one -> names.isEmpty() || List.of(names.split(",")).contains(one.name())).toList();
  }

  private Path file(Named stream, Named learner) {
    return folder.resolve(stream.name() + "-" + learner.name() + ".txt");
  }

  private void measure(Named stream, Named learner, boolean again) throws Exception {
    Path file = file(stream, learner);
    if (!again && Score.load(file, rows) != null) {
      return;
    }
    ExampleStream<?> source = make(ExampleStream.class, stream.command());
    ((moa.options.OptionHandler) source).prepareForUse();
    List<Instance> all = new ArrayList<>();
    while (all.size() < rows) {
      all.add((Instance) source.nextInstance().getData());
    }
    Classifier made = make(Classifier.class, learner.command());
    made.prepareForUse();
    made.setModelContext((InstancesHeader) all.get(0).dataset());
    Score score = Score.of(made, all);
    score.save(file);
    System.out.printf(Locale.ROOT, "%s on %s: %.2f%% right, log-loss %.4f, %.1f s%n", learner.name(), stream.name(),
        score.accuracy(), score.logLoss(), score.seconds());
  }

  private static <T> T make(Class<T> type, String command) throws Exception {
    return type.cast(ClassOption.cliStringToObject(command, type, null));
  }

  private String text() throws IOException {
    StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%,d rows of each stream, each predicted and then "
        + "learned: percent right, mean log-loss, seconds of one thread's own time.%n%n", rows));
    List<Named> streams = Named.streams(rows);
    text.append("| learner | ").append(streams.stream().map(Named::name).collect(Collectors.joining(" | ")))
        .append(" | measured with |\n|---|").append("---|".repeat(streams.size() + 1)).append('\n');
    for (Named learner : Named.LEARNERS) {
      text.append("| ").append(learner.name());
      Set<String> origins = new TreeSet<>();
      for (Named stream : streams) {
        Score score = Score.load(file(stream, learner), rows);
        text.append(" | ").append(score == null ? "not measured" : String.format(Locale.ROOT, "%.2f, %.3f, %.1f s",
            score.accuracy(), score.logLoss(), score.seconds()));
        if (score != null) {
          origins.add(score.origin());
        }
      }
      text.append(" | ").append(origins.isEmpty() ? "–" : String.join("; ", origins)).append(" |\n");
    }
    text.append('\n');
    streams.forEach(stream -> text.append("* ").append(stream.name()).append(": `").append(stream.command()).append("`\n"));
    return text.toString();
  }
}

package avm.experiments;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The CSV file. It is read anew before every change, under a lock, so that two runs may share it. */
public final class Results {
  private final Path file;
  private final Path lock;

  /**
   * @param file the CSV file
   * @param lock the file that a change holds
   */
  public Results(Path file, Path lock) {
    this.file = file;
    this.lock = lock;
  }

  /** All results so far, in the file's order. */
  public List<Result> all() throws IOException {
    List<Result> results = new ArrayList<>();
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file)) {
        if (!line.isBlank() && !line.startsWith("part,set,")) {
          results.add(Result.parse(line));
        }
      }
    }
    return results;
  }

  /** Whether a system has been measured on a set with a seed. */
  boolean has(String part, String set, String system, int seed) throws IOException {
    return settings(part, set, system, seed) != null;
  }

  /** What a system wrote down of its settings there, or null where it has not been measured. */
  String settings(String part, String set, String system, int seed) throws IOException {
    return all().stream().filter(r -> r.is(part, set, system) && r.seed() == seed).map(Result::settings).findFirst()
        .orElse(null);
  }

  /** Adds results; each replaces the one of the same key. */
  public void put(List<Result> fresh) throws IOException {
    change(r -> true, fresh);
  }

  /** Adds results of a system on a set in place of all that it had there, whatever number of rows. */
  void replace(List<Result> fresh) throws IOException {
    Result one = fresh.get(0);
    change(r -> !r.is(one.part(), one.set(), one.system()), fresh);
  }

  private void change(Predicate<Result> keep, List<Result> fresh) throws IOException {
    Files.createDirectories(lock.toAbsolutePath().getParent());
    try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock held = channel.lock()) {
      assert held.isValid();
      Map<String, Result> byKey = new LinkedHashMap<>();
      all().stream().filter(keep).forEach(r -> byKey.put(r.key(), r));
      fresh.forEach(r -> byKey.put(r.key(), r));
      List<String> lines = new ArrayList<>(List.of(Result.HEADER));
      byKey.values().stream().sorted(Comparator.comparing(Result::part).thenComparing(Result::set)
          .thenComparing(Result::system).thenComparing(Result::rows).thenComparing(Result::seed))
          .forEach(r -> lines.add(r.line()));
      Path next = file.resolveSibling(file.getFileName() + ".part");
      Files.write(next, lines);
      Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}

package avm.experiments;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import weka.classifiers.AbstractClassifier;

/** What other values of the constants that were chosen by looking at results bring on the streams of the arena. */
final class ConstantsPart {
  static final String PART = "constants";
  /** The program as it is. */
  static final String AS_IT_IS = "as it is";
  /** How many first rows of a stream are learned. */
  static final int ROWS = 20_000;

  private final Run run;
  private final Path sources = Path.of(System.getProperty("sources"));
  private final Path classes = Path.of(System.getProperty("classes"));

  ConstantsPart(Run run) {
    this.run = run;
  }

  void all() throws Exception {
    Map<String, ClassLoader> systems = new LinkedHashMap<>();
    systems.put(AS_IT_IS, getClass().getClassLoader());
    Path work = Files.createTempDirectory("constants");
    for (Constant constant : Constant.LIST) {
      for (String value : constant.others()) {
        systems.put(constant.system(value), constant.with(value, sources, classes, work));
      }
    }
    for (Arena arena : Arena.LIST) {
      if (run.wants(Contender.AVM, true, arena.set())) {
        ArenaRows rows = new ArenaRows(arena.set().load(run.data()));
        for (Map.Entry<String, ClassLoader> each : systems.entrySet()) {
          measure(arena, rows, each.getKey(), each.getValue());
        }
      }
    }
  }

  private void measure(Arena arena, ArenaRows rows, String system, ClassLoader loader) throws Exception {
    int n = Math.min(ROWS, rows.weka().size());
    AbstractClassifier avm = (AbstractClassifier) loader.loadClass("weka.classifiers.functions.AVM").getConstructor()
        .newInstance();
    ArenaPass pass = new ArenaPass(PART, arena, system, rows.weka(), rows.learner(avm), n, null);
    pass.go(0, n);
    run.put(List.of(pass.result(n)));
  }
}

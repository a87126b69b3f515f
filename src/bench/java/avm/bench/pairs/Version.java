package avm.bench.pairs;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;

/** A version of the project, which brings the classes that run its lines. */
public interface Version {

  /**
   * Loads the sets.
   *
   * @param data the folder of the ARFF files
   * @param work a folder to work in
   * @param wanted which sets, by name
   * @return the lines of these sets, in groups that are run one after the other
   * @throws Exception if a set cannot be loaded
   */
  List<List<Line>> lines(Path data, Path work, Predicate<String> wanted) throws Exception;
}

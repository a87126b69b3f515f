package avm.experiments;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;

/**
 * A private constant of a class that was chosen by looking at results, and other values that it could have.
 *
 * @param type the class, without its package avm
 * @param name the constant
 * @param others other values, as the source has them
 */
record Constant(String type, String name, List<String> others) {
  /** Those that matter most to streams. */
  static final List<Constant> LIST = List.of(
      of("train.Tournament", "GAMMAS", "{1, 4, 16}", "{4, 16, 64}"),
      of("train.Tournament", "CLASS_RATES", "List.of(0.0, 4.0, 0.75, 0.12)", "List.of(0.0, 16.0, 3.0, 0.5)"),
      of("train.Tournament", "NUMBER_RATES", "List.of(0.0, 0.3, 0.08, 0.015)", "List.of(0.0, 1.2, 0.3, 0.06)"),
      of("train.Tournament", "EDGE", "0.85", "0.95"),
      of("train.Tournament", "NEIGHBOURS", "4", "16"),
      of("train.Experts", "CUT", "1000", "4000"),
      of("train.Trial", "LEAST_ROWS", "500", "2000"),
      of("pool.FixedShare", "SHARE", "0.0001", "0.001"),
      of("pool.ClassPool", "RATES", "{0.0002, 0.001, 0.005}", "{0.0008, 0.004, 0.02}"));

  private static Constant of(String type, String name, String... others) {
    return new Constant(type, name, List.of(others));
  }

  /** What a result with another value is called; a CSV file has commas of its own. */
  String system(String value) {
    return (type.substring(type.indexOf('.') + 1) + "." + name + " = " + value).replace("List.of", "").replace(",", "");
  }

  private Matcher declaration(String source) throws IOException {
    Matcher matcher = Pattern.compile("\\b" + name + " = ([^;]+);").matcher(source);
    if (!matcher.find()) {
      throw new IOException("avm." + type + " has no constant " + name);
    }
    return matcher;
  }

  private Path file(Path sources) {
    return sources.resolve("avm/" + type.replace('.', '/') + ".java");
  }

  /** The value that it has. */
  String value(Path sources) throws IOException {
    return declaration(Files.readString(file(sources))).group(1);
  }

  /** Loads all of the package with another value of this constant; Weka's own classes are those of this program. */
  ClassLoader with(String value, Path sources, Path classes, Path work) throws IOException {
    String source = Files.readString(file(sources));
    Matcher matcher = declaration(source);
    Path changed = work.resolve(file(sources).getFileName());
    Files.writeString(changed, source.substring(0, matcher.start(1)) + value + source.substring(matcher.end(1)));
    Path compiled = Files.createTempDirectory(work, name);
    int failed = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-nowarn", "-proc:none", "-d",
        compiled.toString(), "-cp", classes.toString(), changed.toString());
    if (failed != 0) {
      throw new IOException(system(value) + " does not compile");
    }
    return new Changed(compiled, classes);
  }

  /** Prefers the changed classes, then the package's, to those of the program. */
  private static final class Changed extends URLClassLoader {
    Changed(Path... folders) throws MalformedURLException {
      super(new URL[] {folders[0].toUri().toURL(), folders[1].toUri().toURL()}, Changed.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        return known != null ? known : findResource(name.replace('.', '/') + ".class") != null ? findClass(name)
            : super.loadClass(name, resolve);
      }
    }
  }
}

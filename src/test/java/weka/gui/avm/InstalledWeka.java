package weka.gui.avm;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A fresh Weka with the package installed from its zip; programs of it run as processes of their own. */
public final class InstalledWeka {
  private final Path home;
  private final String lib;
  private int status;

  /** Installs the zip into a new folder. */
  public InstalledWeka() throws Exception {
    this(System.getProperty("avm.lib"));
  }

  /** Installs the zip into a new folder of the Weka that a class path has. */
  public InstalledWeka(String lib) throws Exception {
    this.lib = lib;
    Path build = Path.of(System.getProperty("avm.basedir", "."), "build").toAbsolutePath();
    home = Files.isDirectory(build) ? Files.createTempDirectory(build, "weka") : Files.createTempDirectory("weka");
    String said = run(List.of(), "weka.core.WekaPackageManager", "-offline", "-install-package",
        new File(System.getProperty("avm.zip")).getAbsolutePath());
    if (!Files.exists(packages().resolve("Description.props"))) {
      throw new IOException("the zip was not installed: " + said);
    }
  }

  /** Whether the build says where the zip and Weka are. */
  public static boolean isAvailable() {
    return System.getProperty("avm.zip") != null && System.getProperty("avm.lib") != null
        && new File(System.getProperty("avm.zip")).exists();
  }

  /** The folder of Weka's files. */
  public Path home() {
    return home;
  }

  private Path packages() {
    return home.resolve("packages/approximationVectorMachines");
  }

  /** The package's jar, as installed. */
  public Path jar() {
    return packages().resolve("approximationVectorMachines.jar");
  }

  /** The exit status of the program that ran last. */
  public int status() {
    return status;
  }

  /** Runs a program of Weka's without a screen; gives all that it said. */
  public String run(List<String> jvmOptions, String main, String... arguments) throws Exception {
    return runIn(null, jvmOptions, main, arguments);
  }

  /** Runs a program of Weka's without a screen in a folder of its own; gives all that it said. */
  public String runIn(Path folder, List<String> jvmOptions, String main, String... arguments) throws Exception {
    return run(folder, lib, true, jvmOptions, main, arguments);
  }

  /** Runs a program that has the package's jar, and more, on its class path. */
  public String runWithJar(Path more, String main, String... arguments) throws Exception {
    String path = String.join(File.pathSeparator, lib, jar().toString(), more.toString());
    return run(null, path, true, List.of(), main, arguments);
  }

  /** Runs a program that opens Weka's windows; it is one of the test classes in weka.gui. */
  public String runWindows(String main, String... arguments) throws Exception {
    return run(null, lib + File.pathSeparator + drives(), false, List.of("-Duser.language=en"), main, arguments);
  }

  /** A folder with the test classes of weka.gui only: Weka would try to load all that are in its own Java packages. */
  private Path drives() throws Exception {
    Path tests = Path.of(InstalledWeka.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path drives = home.resolve("drives");
    List<Path> classes;
    try (Stream<Path> all = Files.walk(tests.resolve("weka/gui"))) {
      classes = all.filter(file -> file.toString().endsWith(".class")).toList();
    }
    for (Path file : classes) {
      Path copy = drives.resolve(tests.relativize(file));
      Files.createDirectories(copy.getParent());
      Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
    }
    return drives;
  }

  private String run(Path folder, String classPath, boolean headless, List<String> jvmOptions, String main,
      String... arguments) throws Exception {
    Path log = Files.createTempFile(home, "run", ".log");
    List<String> command = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java", "-cp", classPath,
        "-Xmx512m", "-DWEKA_HOME=" + home, "-Dweka.packageManager.offline=true", "-Djava.awt.headless=" + headless,
        "--add-opens=java.base/java.lang=ALL-UNNAMED",
        "-Dcom.github.fommil.netlib.BLAS=com.github.fommil.netlib.F2jBLAS",
        "-Dcom.github.fommil.netlib.LAPACK=com.github.fommil.netlib.F2jLAPACK",
        "-Dcom.github.fommil.netlib.ARPACK=com.github.fommil.netlib.F2jARPACK"));
    command.addAll(jvmOptions);
    command.add(main);
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).directory(folder == null ? null : folder.toFile())
        .redirectErrorStream(true).redirectOutput(log.toFile()).start();
    process.getOutputStream().close(); // nobody answers if it asks
    if (!process.waitFor(5, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IOException("still running after five minutes: " + command);
    }
    status = process.exitValue();
    return Files.readString(log, StandardCharsets.UTF_8);
  }
}

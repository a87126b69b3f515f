package avm.spark;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A standalone cluster of Spark on this machine, made of the resolved jars: a master and workers, each a process of its own.
 * All of them are stopped at the end.
 */
final class Cluster implements AutoCloseable {
  /** What Spark's own scripts open to it. */
  private static final List<String> OPENS = List.of("java.lang", "java.lang.invoke", "java.lang.reflect", "java.io", "java.net",
      "java.nio", "java.util", "java.util.concurrent", "java.util.concurrent.atomic", "sun.nio.ch", "sun.nio.cs",
      "sun.security.action", "sun.util.calendar");
  private static final String HOST = "127.0.0.1";
  private static final int PATIENCE = 60;

  private final Path home;
  private final Path work;
  /** The folder of Spark's jars, and the jars that jobs need beside them. */
  private final String jars;
  private final String libraries;
  private final Process master;
  private final List<Process> workers = new ArrayList<>();
  private final int port;
  private final int page;

  /** Starts a master and workers of one core each; the folder takes their logs. */
  Cluster(Path work, int workerCount) throws IOException, InterruptedException {
    this.work = work.toAbsolutePath();
    jars = System.getProperty("avm.spark.jars");
    libraries = System.getProperty("avm.spark.libraries");
    home = this.work.resolve("home");
    fillHome();
    port = free();
    page = free();
    master = start("master", "org.apache.spark.deploy.master.Master", "--host", HOST, "--port", "" + port,
        "--webui-port", "" + page);
    await(0);
    for (int w = 0; w < workerCount; w++) {
      workers.add(start("worker" + w, "org.apache.spark.deploy.worker.Worker", "--host", HOST, "--webui-port", "" + free(),
          "--cores", "1", "--memory", "1g", "--work-dir", "" + this.work.resolve("work" + w), url()));
    }
    await(workerCount);
  }

  /** The folder that workers take Spark from; links to files, since whoever deletes it must not delete what is linked to. */
  private void fillHome() throws IOException {
    Path to = Files.createDirectories(home.resolve("jars"));
    try (DirectoryStream<Path> from = Files.newDirectoryStream(Path.of(jars), "*.jar")) {
      for (Path jar : from) {
        Path link = to.resolve(jar.getFileName());
        if (!Files.exists(link)) {
          Files.createLink(link, jar);
        }
      }
    }
  }

  private static int free() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      return socket.getLocalPort();
    }
  }

  private String url() {
    return "spark://" + HOST + ":" + port;
  }

  /** A Java process with Spark on its class path; its output goes to a file of its name. */
  private Process start(String name, String... main) throws IOException {
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx1g", "-XX:+IgnoreUnrecognizedVMOptions"));
    OPENS.forEach(each -> command.add("--add-opens=java.base/" + each + "=ALL-UNNAMED"));
    command.addAll(List.of("-cp", jars + File.separator + "*"));
    command.addAll(List.of(main));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true)
        .redirectOutput(work.resolve(name + ".log").toFile());
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", HOST);
    return builder.start();
  }

  /** Waits until so many workers are registered. */
  private void await(int count) throws IOException, InterruptedException {
    for (int i = 0; i < 4 * PATIENCE; i++) {
      if (!master.isAlive() || workers.stream().anyMatch(worker -> !worker.isAlive())) {
        break;
      }
      if (alive() >= count) {
        return;
      }
      Thread.sleep(250);
    }
    close();
    throw new IOException("the cluster did not start: see the logs in " + work);
  }

  /** How many workers the master says are alive; −1 before it answers. */
  int alive() throws InterruptedException {
    try {
      String said = HttpClient.newHttpClient().send(
          HttpRequest.newBuilder(URI.create("http://" + HOST + ":" + page + "/json/")).build(), BodyHandlers.ofString()).body();
      return said.split("\"state\" *: *\"ALIVE\"", -1).length - 1;
    } catch (IOException e) {
      return -1;
    }
  }

  /** Submits a job as spark-submit does, with AVM's jars and Weka's by --jars; what it says goes to NAME.log. */
  Process submit(String name, String... args) throws IOException {
    List<String> main = new ArrayList<>(List.of("org.apache.spark.deploy.SparkSubmit", "--master", url(), "--class",
        Job.class.getName(), "--jars", libraries.replace(File.pathSeparatorChar, ','),
        "--conf", "spark.driver.host=" + HOST, "--conf", "spark.driver.bindAddress=" + HOST, "--conf", "spark.ui.enabled=false",
        "--conf", "spark.executor.memory=800m", "--conf", "spark.worker.timeout=20", System.getProperty("avm.spark.job")));
    main.addAll(List.of(args));
    return start(name, main.toArray(new String[0])); // the driver runs in this process
  }

  /** Kills a worker at once, without a word to it. */
  void kill(int worker) throws InterruptedException {
    workers.get(worker).destroyForcibly().waitFor();
  }

  /** The log of a job. */
  String log(String name) throws IOException {
    return Files.readString(work.resolve(name + ".log"));
  }

  @Override
  public void close() {
    List<Process> all = new ArrayList<>(workers);
    all.add(master);
    for (Process process : all) {
      process.descendants().forEach(ProcessHandle::destroy);
      process.destroy();
    }
    for (Process process : all) {
      try {
        process.onExit().get(PATIENCE, TimeUnit.SECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      } catch (ExecutionException | TimeoutException e) {
        process.destroyForcibly();
      }
    }
  }
}

package avm.experiments;

import java.nio.file.Path;

/** The program behind {@code ./antw accuracy}: measures what is missing, then writes the report from the CSV file. */
public final class Accuracy {

  private Accuracy() {
  }

  /**
   * Runs.
   *
   * @param args none; see {@link Run}
   * @throws Exception if a set cannot be read or a learner fails
   */
  public static void main(String[] args) throws Exception {
    Run run = new Run();
    if (run.wants(BatchPart.PART)) {
      new BatchPart(run).all();
    }
    if (run.wants(GrowthPart.PART)) {
      new GrowthPart(run).all();
    }
    if (run.wants(StreamPart.PART)) {
      new StreamPart(run).all();
    }
    if (run.wants(ArenaPart.PART)) {
      new ArenaPart(run).all();
    }
    if (run.wants(Ablation.PART)) {
      new Ablation(run).all();
    }
    if (run.names(ConstantsPart.PART)) {
      new ConstantsPart(run).all();
    }
    Path page = Path.of(System.getProperty("md"));
    new Report(run.results().all()).write(page);
  }
}

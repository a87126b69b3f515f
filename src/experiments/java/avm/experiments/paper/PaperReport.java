package avm.experiments.paper;

import avm.experiments.Result;
import java.nio.file.Path;
import java.util.List;

final class PaperReport {
  PaperReport(Profile profile, List<Result> results, List<String> missing) {
  }

  void write(Path out) {
  }
}

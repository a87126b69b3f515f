package weka.classifiers.functions;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import weka.core.Instances;
import weka.core.SerializationHelper;
import weka.core.SparseInstance;

/**
 * Makes the golden models: one of each kind, and what it says of rows it has not seen. They are made once for a version of
 * the format and then kept, so that every later version can show that it reads them:
 * {@code java -cp … weka.classifiers.functions.GoldenModels src/test/resources/models/1}.
 */
final class GoldenModels {
  private GoldenModels() {
  }

  /** Sparse rows of ones: sets of words. */
  static Instances words(int n, long seed) {
    Instances data = Rows.numbers(60);
    Random random = new Random(seed);
    for (int i = 0; i < n; i++) {
      double[] values = new double[61];
      int topic = random.nextInt(2);
      for (int k = 0; k < 8; k++) {
        values[topic * 20 + random.nextInt(40)] = 1;
      }
      values[60] = topic;
      data.add(new SparseInstance(1, values));
    }
    return data;
  }

  /** The rows that the golden models of a kind are asked about. */
  static Instances asked(String kind) {
    return kind.equals("sparse") ? words(40, 77) : Rows.withMissing(Rows.rows(40, classes(kind), 77), 11);
  }

  private static int classes(String kind) {
    return kind.equals("regression") || kind.equals("limit") ? 0 : List.of("multiclass", "race", "experts").contains(kind) ? 3 : 2;
  }

  /** A model of each kind. */
  private static Map<String, AVM> models() throws Exception {
    Map<String, AVM> models = new LinkedHashMap<>();
    models.put("binary", Rows.batch("-D 0.4", Rows.rows(200, 2, 1)));
    models.put("multiclass", Rows.batch("-D 0.4 -F hinge -E 3", Rows.withMissing(Rows.rows(200, 3, 2), 7)));
    models.put("regression", Rows.batch("-D 0.4 -U 0.1", Rows.rows(200, 0, 3)));
    models.put("sparse", Rows.stream("-W 60", words(150, 4)));
    models.put("single", Rows.stream("-single -D 0.3 -G 2 -L 0.001 -N normalise -W 50 -shared", Rows.rows(200, 2, 5)));
    models.put("warm-up", Rows.stream("-Z schedule -B 3", Rows.withMissing(Rows.rows(90, 2, 6), 9)));
    models.put("experts", Rows.stream("-W 100", Rows.rows(180, 3, 7)));
    models.put("limit", Rows.stream("-D 0.1 -M 30 -G 1 -L 0.001 -I 0 -A suffix -alpha 0.5 -N none", Rows.rows(200, 0, 8)));
    return models;
  }

  /** The kinds; the race of scalings was before there were experts. */
  static List<String> kinds() {
    return List.of("binary", "multiclass", "regression", "sparse", "single", "warm-up", "race", "experts", "limit");
  }

  public static void main(String[] args) throws Exception {
    Path folder = Files.createDirectories(Path.of(args[0]));
    for (Map.Entry<String, AVM> model : models().entrySet()) {
      SerializationHelper.write(folder.resolve(model.getKey() + ".model").toString(), model.getValue());
      List<String> lines = new ArrayList<>();
      for (double[] row : Rows.predictions(model.getValue(), asked(model.getKey()))) {
        StringBuilder line = new StringBuilder();
        for (double p : row) {
          line.append(line.length() == 0 ? "" : " ").append(p);
        }
        lines.add(line.toString());
      }
      Files.write(folder.resolve(model.getKey() + ".txt"), lines);
    }
  }
}

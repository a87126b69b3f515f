package avm.train;

import avm.encode.Ranges;
import avm.encode.RowEncoder;
import avm.encode.RowSource;
import avm.encode.RowValues;
import avm.encode.Scaling;
import avm.encode.Schema;
import avm.io.Part;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Models of one stream with other scalings, side by side on the rows that follow the warm-up: the warm-up's rows are
 * too few to tell which scaling suits the data, and none suits all. The leader predicts; a model that is ahead of it
 * takes its place, one that is clearly behind is given up. After {@value #ROWS} rows the best is left, or the smallest
 * of those as good.
 */
final class Race {
  /** How many rows the race lasts at most. */
  static final int ROWS = 10_000;
  /** By how many standard deviations, of the sum of the differences of their losses, a model is ahead of another, */
  private static final double AHEAD = 1;
  /** and clearly ahead. */
  private static final double CLEARLY = 3;
  /** Losses can be compared only if their sum's standard deviation is below this share of it: from 100 errors on. */
  private static final double KNOWN = 0.1;
  private final Scaling[] scalings;
  /** The models; null for one given up. */
  private final TrainedModel[] models;
  /** Of each model, the sum of its losses on rows that it predicted before it learned them, */
  private final double[] losses;
  /** and the number of those rows. */
  private final int[] rows;
  private final double[] last;
  /** Of two models, the sum of the squared differences of their losses; of one, of its squared losses. */
  private final double[][] squares;
  private int leader;
  /** Where the models that do not lead learn. */
  private final Workspace[] aside;

  private Race(List<Scaling> scalings, List<TrainedModel> models) {
    int n = models.size();
    this.scalings = scalings.toArray(new Scaling[n]);
    this.models = models.toArray(new TrainedModel[n]);
    losses = new double[n];
    rows = new int[n];
    last = new double[n];
    squares = new double[n][n];
    aside = new Workspace[n];
    Arrays.setAll(aside, k -> new Workspace());
  }

  /**
   * A race after the warm-up's rows, of which the first scaling's model is there; null unless the scaling and the
   * settings whose unit it is are left to us, and scalings differ.
   */
  static Race of(TrainSettings options, Schema schema, RowSource rows, TrainedModel first) {
    List<Scaling> scalings = new ArrayList<>(Scaling.CANDIDATES.subList(0, 1));
    List<TrainedModel> models = new ArrayList<>(List.of(first));
    if (options.leavesUnit(options.scaling()) && !options.paper()) {
      for (Scaling scaling : RowEncoder.distinct(schema, new Ranges(schema, rows)).keySet()) {
        if (scaling != scalings.get(0)) {
          models.add(Batch.stream(options, schema, rows, scaling));
          scalings.add(scaling);
        }
      }
    }
    return models.size() == 1 ? null : new Race(scalings, models);
  }

  /** Whether more than one model is left. */
  boolean open() {
    int left = 0;
    for (TrainedModel model : models) {
      left += model == null ? 0 : 1;
    }
    return left > 1;
  }

  /** Learns a checked row with all models; the leader may have predicted it in the work space. Tells the new leader. */
  TrainedModel learn(RowValues row, double weight, Workspace at) {
    for (int k = 0; k < models.length; k++) {
      if (models[k] != null) {
        last[k] = models[k].learn(row, weight, k == leader ? at : aside[k]);
        losses[k] += last[k];
        rows[k]++;
        squares[k][k] += last[k] * last[k];
        for (int j = 0; j < k; j++) {
          squares[k][j] += (last[k] - last[j]) * (last[k] - last[j]);
          squares[j][k] = squares[k][j];
        }
      }
    }
    for (int k = 0; k < models.length; k++) {
      leader = models[k] != null && ahead(k, leader, AHEAD) ? k : leader;
    }
    if (rows[leader] == ROWS) {
      settle();
    }
    for (int k = 0; k < models.length; k++) {
      if (k != leader && models[k] != null && (rows[leader] == ROWS || ahead(leader, k, CLEARLY))) {
        models[k] = null;
      }
    }
    return models[leader];
  }

  /** Whether a model is ahead of another by so many standard deviations. */
  private boolean ahead(int one, int other, double deviations) {
    return losses[other] - losses[one] > deviations * Math.sqrt(squares[one][other]);
  }

  /** The smallest of those that are as good as the best leads. */
  private void settle() {
    int best = leader;
    for (int k = 0; k < models.length; k++) {
      best = models[k] != null && losses[k] < losses[best] ? k : best;
    }
    leader = best;
    for (int k = 0; k < models.length; k++) {
      if (models[k] != null && size(k) < size(leader) && !ahead(best, k, AHEAD)
          && Math.sqrt(squares[best][best]) < KNOWN * losses[best]) {
        leader = k;
      }
    }
  }

  private int size(int k) {
    return models[k].learner().cores().size();
  }

  /** What was chosen and why, in a sentence. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(scalings[leader] + (open() ? " so far" : "")
        + ", by the mean loss on the rows after the warm-up:");
    for (int k = 0; k < models.length; k++) {
      text.append(k == 0 ? " " : ", ").append(scalings[k])
          .append(String.format(Locale.ROOT, " %.4g (%d rows)", losses[k] / Math.max(1, rows[k]), rows[k]));
    }
    return text.toString();
  }

  /** The model that leads. */
  TrainedModel leader() {
    return models[leader];
  }

  /** The race as a part of a saved model; one that was given up has no model. */
  Part save() {
    List<Part> entrants = new ArrayList<>();
    for (int k = 0; k < models.length; k++) {
      Part part = new Part().put("scaling", "" + scalings[k]).put("loss", losses[k]).put("rows", rows[k])
          .put("last", last[k]).put("squares", squares[k]);
      entrants.add(models[k] == null ? part : part.put("model", models[k].save()));
    }
    return new Part().put("entrants", entrants).put("leader", leader);
  }

  /** Reads a race. */
  static Race load(Schema schema, Part part) {
    List<Part> entrants = part.parts("entrants");
    int n = entrants.size();
    Race race = new Race(entrants.stream().map(each -> each.choice("scaling", Scaling.values())).toList(),
        Arrays.asList(new TrainedModel[n]));
    for (int k = 0; k < n; k++) {
      Part each = entrants.get(k);
      race.models[k] = each.has("model") ? TrainedModel.load(schema, each.part("model")) : null;
      race.losses[k] = each.number("loss");
      race.rows[k] = each.whole("rows", 0, ROWS);
      race.last[k] = each.number("last");
      race.squares[k] = each.numbers("squares", n);
    }
    race.leader = part.whole("leader", 0, n - 1);
    return race;
  }
}

package weka.gui.avm;

import java.util.List;
import java.util.Locale;

/** The trade-off of δ: error and core points against δ. */
public final class TradeOffPicture extends TwoAxes {

  /**
   * Makes the picture.
   *
   * @param tradeOff the models
   */
  public TradeOffPicture(TradeOff tradeOff) {
    super("AVM trade-off: " + tradeOff.relation(), facts(tradeOff), "\u03b4, the cells' diameter",
        new Series(tradeOff.numeric() ? "RMSE on test rows" : "share of mistakes on test rows", Palette.VERMILLION,
            false, deltas(tradeOff), tradeOff.trials().stream().map(TradeOff.Trial::error).toList()),
        new Series("core points", Palette.BLUE, true, deltas(tradeOff),
            tradeOff.trials().stream().map(TradeOff.Trial::corePoints).toList()), true);
  }

  private static String facts(TradeOff tradeOff) {
    return String.format(Locale.ROOT,
        "trained on %,d rows, tested on %,d others; \u03b4 doubles from half of the model's own",
        tradeOff.rows() * 2 / 3, tradeOff.rows() - tradeOff.rows() * 2 / 3);
  }

  private static List<Double> deltas(TradeOff tradeOff) {
    return tradeOff.trials().stream().map(TradeOff.Trial::delta).toList();
  }
}

package weka.gui.avm;

import java.awt.Color;
import java.util.Arrays;

/**
 * Colours that colour-blind people can tell apart: Okabe and Ito's for classes, and dark blue to yellow (lightness
 * grows all the way) for numbers.
 */
final class Palette {
  static final Color INK = new Color(0x222222);
  static final Color FAINT = new Color(0xdddddd);

  private static final int[] CLASSES =
      {0x0072b2, 0xe69f00, 0x009e73, 0xcc79a7, 0xd55e00, 0x56b4e9, 0xf0e442, 0x555555};
  static final Color BLUE = ofClass(0);
  static final Color VERMILLION = ofClass(4);

  private Palette() {
  }

  /** The colour of a class; after eight classes they begin again. */
  static Color ofClass(int c) {
    return new Color(CLASSES[c % CLASSES.length]);
  }

  /** The colour of a number between 0 and 1. */
  static Color ofShare(double share) {
    double[][] stops = {{0, 34, 78}, {54, 92, 141}, {124, 123, 120}, {187, 175, 113}, {254, 232, 56}};
    double at = Math.max(0, Math.min(1, share)) * (stops.length - 1);
    int low = (int) Math.min(stops.length - 2, at);
    int[] mixed = new int[3];
    Arrays.setAll(mixed, k -> (int) (stops[low][k] + (at - low) * (stops[low + 1][k] - stops[low][k])));
    return new Color(mixed[0], mixed[1], mixed[2]);
  }

  /** A colour mixed with white; share 1 is the colour itself. */
  static Color tint(Color colour, double share) {
    return new Color(mix(colour.getRed(), share), mix(colour.getGreen(), share), mix(colour.getBlue(), share));
  }

  private static int mix(int part, double share) {
    return (int) Math.round(255 - share * (255 - part));
  }

  /** A colour that lets through what is behind; strength 1 lets nothing through. */
  static Color faded(Color colour, double strength) {
    return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(),
        (int) Math.round(255 * Math.max(0, Math.min(1, strength))));
  }
}

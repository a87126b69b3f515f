package weka.gui.windows;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;

/**
 * Small image files: the 256 colours that matter most, and for every other colour the nearest of them. The pages of the
 * package's zip have many screenshots, which look the same and take a third.
 */
final class Png {
  private static final int COLOURS = 256;

  private Png() {
  }

  /** Writes an image. */
  static void write(BufferedImage image, File file) throws IOException {
    Map<Integer, Integer> counts = new HashMap<>();
    int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] &= 0xffffff;
      counts.merge(pixels[i], 1, Integer::sum);
    }
    int[] palette = palette(counts);
    Map<Integer, Integer> nearest = new HashMap<>();
    BufferedImage small = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_INDEXED,
        new IndexColorModel(8, palette.length, palette, 0, false, -1, DataBuffer.TYPE_BYTE));
    for (int i = 0; i < pixels.length; i++) {
      small.getRaster().setSample(i % image.getWidth(), i / image.getWidth(), 0,
          nearest.computeIfAbsent(pixels[i], colour -> nearest(colour, palette)));
    }
    ImageIO.write(small, "png", file);
  }

  /** One colour at a time: the one that most pixels have, times how far it is from those that are there already. */
  private static int[] palette(Map<Integer, Integer> counts) {
    List<Map.Entry<Integer, Integer>> all = List.copyOf(counts.entrySet());
    int[] palette = new int[Math.min(COLOURS, all.size())];
    double[] far = new double[all.size()];
    Arrays.fill(far, 1e6);
    for (int k = 0; k < palette.length; k++) {
      int best = 0;
      double most = -1;
      for (int i = 0; i < far.length; i++) {
        double worth = far[i] * all.get(i).getValue();
        best = worth > most ? i : best;
        most = Math.max(most, worth);
      }
      palette[k] = all.get(best).getKey();
      for (int i = 0; i < far.length; i++) {
        far[i] = Math.min(far[i], distance(all.get(i).getKey(), palette[k]));
      }
    }
    return palette;
  }

  private static int nearest(int colour, int[] palette) {
    int best = 0;
    for (int k = 1; k < palette.length; k++) {
      best = distance(colour, palette[k]) < distance(colour, palette[best]) ? k : best;
    }
    return best;
  }

  private static int distance(int a, int b) {
    int red = (a >> 16) - (b >> 16);
    int green = (a >> 8 & 255) - (b >> 8 & 255);
    int blue = (a & 255) - (b & 255);
    return red * red + green * green + blue * blue;
  }
}

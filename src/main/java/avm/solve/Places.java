package avm.solve;

import avm.data.Point;

/** Where points are stored, by their values. */
final class Places {
  private final Point[] points;
  /** One more than a point's index, at the first free place from its hash on; 0 is free. */
  private final int[] table;

  /** Will know where these are. */
  Places(Point[] points) {
    this.points = points;
    table = new int[Integer.highestOneBit(Math.max(1, points.length)) * 4];
    for (int i = 0; i < points.length; i++) {
      int at = at(points[i]);
      table[at] = table[at] == 0 ? i + 1 : table[at];
    }
  }

  /** The index of the first stored vector with a point's values, or −1. */
  int of(Point x) {
    return table[at(x)] - 1;
  }

  private int at(Point x) {
    int hash = x.hash();
    int at = (hash ^ hash >>> 16) * 0x9E3779B9 >>> 8 & table.length - 1;
    while (table[at] != 0 && !points[table[at] - 1].sameAs(x)) {
      at = at + 1 & table.length - 1;
    }
    return at;
  }
}

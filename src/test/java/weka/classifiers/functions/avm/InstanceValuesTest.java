package weka.classifiers.functions.avm;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.encode.Ranges;
import avm.encode.RowEncoder;
import avm.encode.RowList;
import avm.encode.RowValues;
import avm.encode.Scaling;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import weka.core.Attribute;
import weka.core.BinarySparseInstance;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SparseInstance;

/** What is read of a row is what Weka says of it, wherever the class is and however the row is stored. */
public class InstanceValuesTest {
  private static final int ATTRIBUTES = 9;
  private static final int[] CLASSES = {0, 4, ATTRIBUTES - 1};

  private static Instances header(int classIndex) {
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int a = 0; a < ATTRIBUTES; a++) {
      attributes.add(new Attribute("a" + a));
    }
    Instances header = new Instances("numbers", attributes, 0);
    header.setClassIndex(classIndex);
    return header;
  }

  /** Rows of ones, of numbers, and of numbers that want a closer look; many values are 0. */
  private static double[] values(Random random, int k) {
    double[] odd = {1, -1, 0.5, 1e150, -1e150, 1.0000001e150, -1e200, Double.NaN, Double.POSITIVE_INFINITY};
    double[] x = new double[ATTRIBUTES];
    for (int a = 0; a < x.length; a++) {
      x[a] = k % 3 == 0 ? 1 : k % 3 == 1 ? random.nextGaussian() : odd[random.nextInt(k % odd.length + 1)];
      x[a] *= random.nextInt(3) == 0 ? 0 : 1;
    }
    return x;
  }

  /** The same row in all of Weka's ways of storing it that can. */
  private static List<Instance> rows(double[] x, Instances header) {
    List<Instance> rows = new ArrayList<>(List.of(new DenseInstance(1, x), new SparseInstance(1, x)));
    boolean binary = true;
    for (double value : x) {
      binary &= value == 0 || value == 1;
    }
    if (binary) {
      rows.add(new BinarySparseInstance(1, x));
    }
    rows.forEach(row -> row.setDataset(header));
    return rows;
  }

  private static void read(Instance row, int classIndex, RowValues into) {
    InstanceValues own = InstanceValues.of(row);
    into.read(own.indices(), own.values(), own.count(), classIndex);
  }

  private static boolean equal(Instance row, int classIndex, RowValues values) {
    InstanceValues own = InstanceValues.of(row);
    return values.equal(own.indices(), own.values(), own.count(), classIndex);
  }

  @Test
  public void readAsWekaSays() {
    Random random = new Random(1);
    RowValues values = new RowValues();
    for (int k = 0; k < 600; k++) {
      double[] x = values(random, k);
      for (int classIndex : CLASSES) {
        Instances header = header(classIndex);
        for (Instance row : rows(x, header)) {
          if (k % 2 == 0) {
            read(row, classIndex, values);
          } else {
            InstanceValues.find(row, classIndex, values);
            values.look();
          }
          int n = 0;
          boolean plain = true;
          boolean ones = true;
          for (int p = 0; p < row.numValues(); p++) {
            if (row.index(p) != classIndex) {
              double value = row.valueSparse(p);
              assertEquals(row.index(p), values.indices()[n]);
              assertEquals(value, values.values()[n++], 0);
              plain &= Math.abs(value) <= 1e150;
              ones &= value == 1;
            }
          }
          assertEquals(n, values.count());
          assertEquals(row.classValue(), values.target(), 0);
          if (k % 2 == 0) {
            assertTrue(equal(row, classIndex, values));
          }
          assertEquals("" + row, plain, values.isPlain());
          assertTrue("" + row, ones == values.isOnes() || ones && row instanceof DenseInstance);
        }
      }
    }
  }

  /** What is found where it is stays what it was when the next row is read. */
  @Test
  public void foundRowsAreNotWrittenTo() {
    Instances header = header(ATTRIBUTES - 1);
    RowValues values = new RowValues();
    for (Instance row : rows(new double[] {0, 1, 1, 0, 1, 0, 0, 1, 1}, header)) {
      String before = "" + row;
      InstanceValues.find(row, ATTRIBUTES - 1, values);
      values.look();
      read(new SparseInstance(1, new double[] {2, 3, 4}, new int[] {0, 2, 5}, ATTRIBUTES), ATTRIBUTES - 1, values);
      assertEquals(before, "" + row);
    }
  }

  @Test
  public void columnsNotInOrderAreNoOnes() {
    RowValues values = new RowValues();
    read(new SparseInstance(1, new double[] {1, 1, 1}, new int[] {0, 2, 5}, ATTRIBUTES), ATTRIBUTES - 1, values);
    assertTrue(values.isOnes());
    read(new SparseInstance(1, new double[] {1, 1, 1}, new int[] {0, 5, 2}, ATTRIBUTES), ATTRIBUTES - 1, values);
    assertFalse(values.isOnes());
  }

  /** A row is the one read before if and only if Weka says the same of both, the class aside. */
  @Test
  public void anyChangeIsSeen() {
    Random random = new Random(2);
    RowValues values = new RowValues();
    for (int k = 0; k < 300; k++) {
      double[] x = values(random, k);
      for (int classIndex : CLASSES) {
        Instances header = header(classIndex);
        for (Instance row : rows(x, header)) {
          read(row, classIndex, values);
          assertTrue(equal(row, classIndex, values));
          for (int a = 0; a < ATTRIBUTES; a++) {
            double[] other = x.clone();
            other[a] = row instanceof BinarySparseInstance ? 1 - x[a] : x[a] == 0.25 ? 0.75 : 0.25;
            Instance changed = row instanceof BinarySparseInstance ? new BinarySparseInstance(1, other)
                : row instanceof SparseInstance ? new SparseInstance(1, other) : new DenseInstance(1, other);
            changed.setDataset(header);
            assertEquals(row + " and " + changed, a == classIndex, equal(changed, classIndex, values));
            assertEquals(changed.classValue(), values.target(), 0);
          }
        }
      }
    }
  }

  /** A row of ones is encoded as any other, wherever the class is: as one column after the other. */
  @Test
  public void onesAreEncodedAsNumbersAre() {
    Random random = new Random(3);
    RowValues values = new RowValues();
    Point point = new Point(0);
    for (int k = 0; k < 300; k++) {
      double[] x = values(random, k % 2);
      for (int classIndex : CLASSES) {
        Instances header = header(classIndex);
        RowEncoder encoder = new RowEncoder(InstanceRows.schema(header), new Ranges(InstanceRows.schema(header), RowList.NONE),
            Scaling.NONE);
        Point expected = new Point(0);
        for (int a = 0; a < ATTRIBUTES; a++) {
          if (a != classIndex) {
            expected.add(a < classIndex ? a : a - 1, x[a]);
          }
        }
        for (Instance row : rows(x, header)) {
          read(row, classIndex, values);
          encoder.encode(values, point);
          assertTrue(expected.sameAs(point));
          assertEquals(expected.squaredNorm(), point.squaredNorm(), 0);
          assertEquals(expected.isOnes(), point.isOnes());
        }
      }
    }
  }
}

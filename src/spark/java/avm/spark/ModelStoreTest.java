package avm.spark;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.util.Progressable;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.functions.AVM;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;

/** A model of the checkpoint folder is there whole or not at all. */
public class ModelStoreTest {
  /** A disk on which a file has room for so many bytes. */
  public static final class Disk extends RawLocalFileSystem {
    private static int room;

    @Override
    public URI getUri() {
      return URI.create("disk:///");
    }

    @Override
    public FSDataOutputStream create(Path file, boolean overwrite, int buffer, short copies, long block, Progressable progress)
        throws IOException {
      OutputStream out = super.create(file, overwrite, buffer, copies, block, progress);
      return new FSDataOutputStream(new FilterOutputStream(out) {
        private int written;

        @Override
        public void write(int value) throws IOException {
          if (++written > room) {
            throw new IOException("no room on the disk");
          }
          out.write(value);
        }
      }, null);
    }
  }

  @Rule
  public TemporaryFolder folder = new TemporaryFolder();

  private static Instances rows() {
    Instances rows = new Instances("r", new ArrayList<>(List.of(new Attribute("x"), new Attribute("c", List.of("a", "b")))), 0);
    rows.setClassIndex(1);
    for (int i = 0; i < 40; i++) {
      rows.add(new DenseInstance(1, new double[] {i, i < 20 ? 0 : 1}));
    }
    return rows;
  }

  @Test
  public void aFullDiskLeavesTheModelBefore() throws Exception {
    Configuration configuration = new Configuration();
    configuration.set("fs.disk.impl", Disk.class.getName());
    String models = "disk:" + folder.getRoot().getAbsolutePath();
    ModelStore store = new ModelStore(models, configuration);
    Instances rows = rows();
    AVM model = new AVM();
    model.buildClassifier(new Instances(rows, 0));
    for (int i = 0; i < rows.size(); i++) {
      model.updateClassifier(rows.get(i));
      if (i == 19) {
        Disk.room = Integer.MAX_VALUE;
        store.write(new ModelStore.Entry(1, model, rows));
      }
    }
    Disk.room = 1000;
    assertThrows(IOException.class, () -> store.write(new ModelStore.Entry(2, model, rows)));
    assertEquals(1, store.latest().orElseThrow().number());
    assertEquals(20, store.latest().orElseThrow().model().getMeasure("measureSteps"), 0);
    assertThrows(IOException.class, () -> store.write(new ModelStore.Entry(1, model, rows)));
    assertEquals("the file of that name stays", 20, store.latest().orElseThrow().model().getMeasure("measureSteps"), 0);
    Disk.room = Integer.MAX_VALUE;
    store.write(new ModelStore.Entry(2, model, rows));
    assertEquals(2, store.latest().orElseThrow().number());
    assertEquals(40, store.latest().orElseThrow().model().getMeasure("measureSteps"), 0);
    assertFalse(store.latest().orElseThrow().header().isEmpty());
  }
}

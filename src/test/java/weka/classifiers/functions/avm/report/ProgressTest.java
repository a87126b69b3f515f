package weka.classifiers.functions.avm.report;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.Test;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.functions.AVM;
import weka.core.Instances;
import weka.core.converters.ConverterUtils.DataSource;
import weka.gui.Logger;

/** A long training tells how far it is, and stops when its thread is interrupted, as Weka's Stop does it. */
public class ProgressTest {

  private static final class Heard implements Logger {
    private final List<String> status = new CopyOnWriteArrayList<>();
    private final List<String> log = new CopyOnWriteArrayList<>();

    @Override
    public void logMessage(String message) {
      log.add(message);
    }

    @Override
    public void statusMessage(String message) {
      status.add(message);
    }
  }

  private static Instances data() throws Exception {
    Instances data = DataSource.read(System.getProperty("avm.basedir", ".") + "/doc/data/svmguide1.arff");
    data.setClassIndex(data.numAttributes() - 1);
    return data;
  }

  @Test
  public void saysRowsRateSizeAndTimeLeft() {
    assertEquals("AVM: 30,000 of 120,000 rows (all passes), 1,000 a second, 173 core points, 1:30 min left",
        Progress.text("AVM", 30_000, 120_000, 1000, 173, "core points"));
    assertEquals("AVM: 500 rows, 250 a second, 7 core points", Progress.text("AVM", 500, 0, 250, 7, "core points"));
  }

  @Test
  public void interruptingEndsTheTraining() throws Exception {
    AVM model = new AVM();
    model.setOptions(new String[] {"-D", "0.05", "-G", "5", "-L", "1e-5", "-E", "100000"});
    Heard heard = new Heard();
    model.setLog(heard);
    model.setDebug(true);
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream before = System.err;
    System.setErr(new PrintStream(printed, true));
    Instances data = data();
    AtomicReference<Throwable> end = new AtomicReference<>();
    Thread thread = new Thread(() -> {
      try {
        model.buildClassifier(data);
      } catch (Exception e) {
        end.set(e);
      }
    });
    thread.start();
    for (int i = 0; i < 600 && heard.status.size() < 2; i++) {
      Thread.sleep(50);
    }
    thread.interrupt();
    thread.join(20_000);
    System.setErr(before);
    assertTrue("-output-debug-info prints the status: " + printed, printed.toString().contains(heard.status.get(0)));
    assertTrue("stopped", !thread.isAlive());
    assertSame(CancellationException.class, end.get().getClass());
    assertTrue(heard.status.toString(),
        heard.status.get(0).matches("AVM: [\\d,]+ of 308,900,000 .* core points, .* left"));
  }

  @Test
  public void copiesAndFilesLeaveTheLogBehind() throws Exception {
    AVM model = new AVM();
    model.setLog(new Heard());
    assertNull(((AVM) AbstractClassifier.makeCopy(model)).getLog());
  }
}

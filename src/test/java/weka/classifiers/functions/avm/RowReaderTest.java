package weka.classifiers.functions.avm;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.concurrent.CompletableFuture;
import org.junit.Test;

/** A reader of rows is one thread's. */
public class RowReaderTest {

  @Test
  public void ownToTheThreadThatMadeIt() throws Exception {
    RowReader here = new RowReader();
    assertTrue(here.isOwn());
    assertFalse(CompletableFuture.supplyAsync(here::isOwn, task -> new Thread(task).start()).get());
  }
}

package weka.classifiers.functions.avm;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.concurrent.CompletableFuture;
import org.junit.Test;

/** A work space is one thread's. */
public class WorkspaceTest {

  @Test
  public void ownToTheThreadThatMadeIt() throws Exception {
    Workspace here = new Workspace(1);
    assertTrue(here.isOwn());
    assertFalse(CompletableFuture.supplyAsync(here::isOwn, task -> new Thread(task).start()).get());
  }
}

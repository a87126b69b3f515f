package weka.gui.windows;

import java.awt.Window;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import weka.gui.LookAndFeel;
import weka.gui.PackageManager;

/** Installs the zip in Weka's package manager as a person does who follows README. Needs a screen. */
public final class PackageDrive {
  private PackageDrive() {
  }

  /**
   * Drives the package manager.
   *
   * @param args the zip, and a folder for Weka's files in which nothing is installed
   */
  public static void main(String[] args) {
    try {
      System.setProperty("WEKA_HOME", args[1]); // before Weka asks for it
      drive(new File(args[0]), Path.of(args[1]));
      System.out.println("PackageDrive: done");
      System.exit(0);
    } catch (Throwable e) {
      e.printStackTrace();
      System.exit(1);
    }
  }

  private static void drive(File zip, Path home) throws Exception {
    // the list of the official packages, which Weka would fetch: without one the package manager does not open
    Path list = Files.createDirectories(home.resolve("repCache"));
    for (String name : List.of("packageList.txt", "packageListWithVersion.txt", "installedPackageList.txt", "images.txt")) {
      Files.createFile(list.resolve(name));
    }
    Files.writeString(list.resolve("numPackages.txt"), "0\n");
    Screen screen = new Screen(home.toFile());
    LookAndFeel.setLookAndFeel();
    PackageManager manager = Screen.onEdt(PackageManager::new);
    Screen.open("Package Manager", manager, 1000, 700);
    Screen.waitFor("File/URL", () -> Screen.button(manager, "File/URL").isEnabled());
    Screen.onEdt(() -> {
      Screen.button(manager, "File/URL").doClick();
      return null;
    });
    Window dialog = Screen.frame("Unofficial package install");
    screen.withFile(zip, () -> Screen.button(dialog, "Browse...").doClick());
    Screen.onEdt(() -> {
      Screen.button(dialog, "OK").doClick();
      return null;
    });
    Path installed = home.resolve("packages/approximationVectorMachines/approximationVectorMachines.jar");
    Screen.waitFor(installed.toString(), () -> Files.exists(installed));
  }
}

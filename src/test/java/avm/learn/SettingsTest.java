package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import avm.tune.Plan;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.util.List;
import org.junit.Test;

/** Settings are values that are changed by name: each name changes its own component and no other. */
public class SettingsTest {

  /** A value of the same type that is not the old one. */
  private static Object other(Object old) {
    if (old instanceof Enum<?> constant) {
      Object[] all = constant.getDeclaringClass().getEnumConstants();
      return all[(constant.ordinal() + 1) % all.length];
    }
    return old instanceof Boolean flag ? (Object) !flag : old instanceof Double ? (Object) 7.5
        : old instanceof Integer ? (Object) 7 : old instanceof List ? List.of(0.5) : (Object) 7L;
  }

  @Test
  public void eachNameChangesItsOwnComponentAlone() throws ReflectiveOperationException {
    RecordComponent[] components = Settings.class.getRecordComponents();
    assertEquals(components.length, SettingsDraft.class.getFields().length);
    for (RecordComponent component : components) {
      Object value = other(component.getAccessor().invoke(Settings.DEFAULT));
      Field field = SettingsDraft.class.getField(component.getName());
      Settings changed = Settings.DEFAULT.with(s -> set(field, s, value));
      for (RecordComponent each : components) {
        assertEquals(component.getName() + " and " + each.getName(), each == component ? value
            : each.getAccessor().invoke(Settings.DEFAULT), each.getAccessor().invoke(changed));
      }
      assertNotEquals(Settings.DEFAULT, changed);
      assertEquals(changed, changed.with(s -> { }));
    }
  }

  private static void set(Field field, SettingsDraft draft, Object value) {
    try {
      field.set(draft, value);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  public void whatWasGivenStays() {
    Settings given = Settings.DEFAULT.with(s -> s.lambda = 0.3);
    Settings filled = given.filled(1, 2, 3, 4);
    assertEquals(given.with(s -> {
      s.gamma = 1;
      s.delta = 3;
      s.linear = 4;
    }), filled);
  }

  /** The first step 1/(λ(1 + t0)) is nearly 10 for classes and 1 for numbers, and never more. */
  @Test
  public void theOffsetLimitsTheFirstStep() {
    for (double lambda : new double[] {1e-8, 1e-4, 0.01, 2}) {
      assertEquals(0.1 / lambda, Settings.DEFAULT.offset(3, lambda), 0);
      assertEquals(1 / lambda, Settings.DEFAULT.offset(0, lambda), 0);
      assertTrue(1 / (lambda * (1 + Settings.DEFAULT.offset(2, lambda))) <= 10);
      assertTrue(1 / (lambda * (1 + Settings.DEFAULT.offset(0, lambda))) <= 1);
      assertEquals("given", 7, Settings.DEFAULT.with(s -> s.offset = 7).offset(2, lambda), 0);
    }
  }

  @Test
  public void aPlanLimitsWhatIsLeftToIt() {
    assertEquals(4000, Plan.PASSES.limited(Settings.DEFAULT).limit());
    assertEquals(50_000, Plan.SOLVE.limited(Settings.DEFAULT).limit());
    assertEquals(8000, Plan.STREAM.limited(Settings.DEFAULT).limit());
    Settings given = Settings.DEFAULT.with(s -> s.limit = 0);
    assertEquals(given, Plan.SOLVE.limited(given));
  }
}

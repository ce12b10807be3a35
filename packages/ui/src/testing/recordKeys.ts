import { expect, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';

interface Stroke {
  keys: string;
  effect: string;
}

/** Names that people use for keys, with the names that the browser's driver uses. */
const driverNames: Readonly<Record<string, string>> = {
  Space: ' ',
  'Arrow down': 'ArrowDown',
  'Arrow left': 'ArrowLeft',
  'Arrow right': 'ArrowRight',
  'Arrow up': 'ArrowUp',
  'Page down': 'PageDown',
  'Page up': 'PageUp',
};

/** `Shift + Tab` in the driver's form: held keys first, then the key that is pressed. */
function toDriver(keys: string): string {
  const names = keys.split(' + ').map((name) => driverNames[name] ?? name);
  const held = names.slice(0, -1);
  return [
    ...held.map((name) => `{${name}>}`),
    `{${names.at(-1) ?? ''}}`,
    ...held.map((name) => `{/${name}}`),
  ].join('');
}

/**
 * Presses keys and records what they do. The test proves each effect right after the press; the recorded
 * list, kept beside the component, is the keyboard table on its docs page.
 */
export function recordKeys() {
  const strokes: Stroke[] = [];
  const press = async (keys: string, effect: string) => {
    strokes.push({ keys, effect });
    await userEvent.keyboard(toDriver(keys));
  };
  const leave = async (effect: string) => {
    // After the last stop, a browser may go on at the beginning of the frame and reach the first stop again.
    const behind = document.body.appendChild(document.createElement('button'));
    onTestFinished(() => behind.remove());
    await press('Tab', effect);
    expect(document.activeElement).toBe(behind);
  };
  return {
    /** Presses `Enter`, `a` or `Shift + Tab`, and records what that does: "goes on into the panel". */
    press,
    /** Presses Tab to leave everything that is rendered. */
    leave,
    /** Presses Tab to reach each of the stops in order, and then to leave everything that is rendered. */
    async tabThrough(stops: readonly Element[], effect: string): Promise<void> {
      for (const stop of stops) {
        await press('Tab', effect);
        expect(document.activeElement).toBe(stop);
      }
      await leave('then leaves it');
    },
    /** Compares the recorded keys with the stored table; `npx vitest run -u` writes it again. */
    async matchTable(component: string): Promise<void> {
      const lines = strokes.map(({ keys, effect }) => `- **${keys}** ${effect}\n`);
      await expect([...new Set(lines)].join('')).toMatchFileSnapshot(`./${component}.keyboard.md`);
    },
  };
}

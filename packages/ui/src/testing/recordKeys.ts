import { expect, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';

interface Stroke {
  keys: string;
  effect: string;
}

/** What people call a key, and the browser's driver calls it otherwise. */
const driverNames: Readonly<Record<string, string>> = {
  Space: ' ',
  'Arrow down': 'ArrowDown',
  'Arrow left': 'ArrowLeft',
  'Arrow right': 'ArrowRight',
  'Arrow up': 'ArrowUp',
  'Page down': 'PageDown',
  'Page up': 'PageUp',
};

/** `Shift + Tab` as the driver wants it: held keys first, then the last one pressed. */
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
 * Presses keys and writes down what they are for. The test proves each effect right after the press; the
 * list of them, kept beside the component, is the keyboard table on its docs page.
 */
export function recordKeys() {
  const strokes: Stroke[] = [];
  const press = async (keys: string, effect: string) => {
    strokes.push({ keys, effect });
    await userEvent.keyboard(toDriver(keys));
  };
  const leave = async (effect: string) => {
    // Beyond the frame a browser may go on at its beginning, where the first stop would be met again.
    const behind = document.body.appendChild(document.createElement('button'));
    onTestFinished(() => behind.remove());
    await press('Tab', effect);
    expect(document.activeElement).toBe(behind);
  };
  return {
    /** Presses `Enter`, `a` or `Shift + Tab`, and notes what that does: "goes on into the panel". */
    press,
    /** Goes by Tab away from all that is rendered. */
    leave,
    /** Goes by Tab to each of the stops in their order, and then away from all that is rendered. */
    async tabThrough(stops: readonly Element[], effect: string): Promise<void> {
      for (const stop of stops) {
        await press('Tab', effect);
        expect(document.activeElement).toBe(stop);
      }
      await leave('then leaves it');
    },
    /** Compares what was pressed with the table kept; `npx vitest run -u` writes it anew. */
    async matchTable(component: string): Promise<void> {
      const lines = strokes.map(({ keys, effect }) => `- **${keys}** ${effect}\n`);
      await expect([...new Set(lines)].join('')).toMatchFileSnapshot(`./${component}.keyboard.md`);
    },
  };
}

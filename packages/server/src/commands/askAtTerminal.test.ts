import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { askAtTerminal } from './askAtTerminal';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Asks while this is typed; undefined is the end of input (Ctrl+D). */
function askWith(typed: string | undefined, isTTY = true) {
  const keyboard = Object.assign(new PassThrough(), { isTTY });
  // The stream has all of a terminal that the code uses.
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(keyboard as unknown as typeof process.stdin);
  const shown = vi.spyOn(console, 'log').mockReturnValue();
  const answer = askAtTerminal('Sure?');
  if (typed === undefined) keyboard.end();
  else keyboard.write(`${typed}\n`);
  return { answer, shown };
}

test.each([
  ['yes', true],
  [' Yes ', true],
  ['y', false],
  ['', false],
  ['no', false],
  [undefined, false],
])('Typing %j is taken for %s', async (typed, expected) => {
  const { answer, shown } = askWith(typed);
  expect(await answer).toBe(expected);
  expect(shown).toHaveBeenCalledExactlyOnceWith('Sure?');
});

test('Where nobody sits at a terminal, nobody is asked', async () => {
  const { answer, shown } = askWith('yes', false);
  expect(await answer).toBeNull();
  expect(shown).not.toHaveBeenCalled();
});

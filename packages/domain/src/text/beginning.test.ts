import { expect, test } from 'vitest';
import { beginning } from './beginning';

test('a short text stays whole, on one line', () => {
  expect(beginning(' I would rather\n\ntalk to somebody. ')).toBe(
    'I would rather talk to somebody.',
  );
});

test('a long text is cut behind a word', () => {
  expect(beginning(`${'word '.repeat(11)}and some more`)).toBe(`${'word '.repeat(11)}and…`);
});

test('within a word longer than all that is shown no character is cut in its middle', () => {
  expect(beginning(`${'a'.repeat(59)}😀😀`)).toBe(`${'a'.repeat(59)}😀…`);
});

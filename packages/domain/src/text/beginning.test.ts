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

test('a short word before a text without spaces, or before a long address, does not stand alone', () => {
  const chinese = '呼吸困难的人怎样生活'.repeat(7);
  expect(beginning(`谢谢 ${chinese}`)).toBe(`谢谢 ${chinese.slice(0, 57)}…`);
  const address = `https://sounding.example/${'a'.repeat(60)}`;
  expect(beginning(`See ${address}`)).toBe(`See ${address.slice(0, 56)}…`);
});

test('within a word longer than all that is shown no character is cut in its middle', () => {
  expect(beginning(`${'a'.repeat(59)}😀😀`)).toBe(`${'a'.repeat(59)}😀…`);
  expect(beginning(`${'a'.repeat(57)}👩‍👩‍👧!`)).toBe(`${'a'.repeat(57)}…`);
});

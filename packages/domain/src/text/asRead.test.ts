import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from './anyText.fixture';
import { asRead } from './asRead';

test.each([
  ['Cancer', 'Cancer\u200b'],
  ['Cancer', 'CAN\u00adC\u2060ER'],
  ['Women’s health', "Women's  health "],
  ['Women＇s health', 'Womenʼs\u00a0health'],
  ['Ménétrier', 'Me\u0301ne\u0301trier'],
  ['Ｅyes', 'Eyes'],
  ['of the ﬁrst', 'Of the first'],
  ['Me\u200d\u0301ne\u0301trier', 'Ménétrier'],
])('%j reads the same as %j', (one, other) => {
  expect(asRead(one)).toBe(asRead(other));
});

test.each(['’', '‘', 'ʼ', 'ʻ', '`', '´', '＇', '\u1fef', '\u1ffd', '\uff40'])(
  '%s is an apostrophe like any other',
  (apostrophe) => {
    expect(asRead(`Women${apostrophe}s health`)).toBe("women's health");
  },
);

test.each([
  ['Resume', 'Résumé'],
  ['Ear', 'Ears'],
  ['Heart, lungs', 'Heart lungs'],
])('%j reads otherwise than %j', (one, other) => {
  expect(asRead(one)).not.toBe(asRead(other));
});

test('A text reads as itself however often it is read', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(asRead(asRead(text))).toBe(asRead(text));
    }),
  );
});

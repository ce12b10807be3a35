import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSeen } from './countSeen';

const characters = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/** Letters, and characters that join those before or after them. */
const joining = fc.constantFrom(
  ...['a', 'b', ' ', '1', '#', '~', '’', 'é', '\u0301', '\u0600', '\u0915', '\u094d', 'ᄀ', 'ᅡ'],
  ...['👩', '👧', '\u200d', '\ufe0f', '\u20e3', '🇬', '🇧', '\r', '\n', '\u007f', '\ud800', '中'],
);

test('what is seen as one character counts as one, whatever stands beside it', () => {
  fc.assert(
    fc.property(fc.string({ unit: joining, maxLength: 9 }), (text) => {
      expect(countSeen(text)).toBe(Array.from(characters.segment(text)).length);
    }),
    { numRuns: 2_000 },
  );
});

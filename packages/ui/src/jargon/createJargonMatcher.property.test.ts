import { array, assert, constantFrom, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import { createJargonMatcher, type JargonTerm } from './index';
import { matchSlowly } from './testing/matchSlowly';

const glossary: readonly JargonTerm[] = [
  { term: 'ab', variants: ['abs', 'ab c', 'A-B', 'fi'], hint: '', alternatives: [] },
  { term: 'c d', variants: ['c', 'RC', 'RCs', 'a b c d'], hint: '', alternatives: [] },
  { term: 'é', variants: ['éa-b', '𐐨', 'ß', 'σ', '가', '.b', 'b+'], hint: '', alternatives: [] },
  { term: 'i', variants: ['is', 'ij', 'ΑΣ', '.NET'], hint: '', alternatives: [] },
  { term: '’b', variants: ['°C', '“c”', "'aσ", '£ b', '€', '§'], hint: '', alternatives: [] },
  { term: '@ d', variants: ['b @', 'a:', 'd www', 'a www.b', '://'], hint: '', alternatives: [] },
];

/** Pieces that often meet each rule, alone and side by side. */
const pieces = [
  ...['a', 'b', 'c', 'd', 'A', 'B', 'R', 'C', 's', 'ab', 'c d', 'RC', 'é', 'e\u0301', 'É'],
  ...[' ', '  ', '\n', '\r\n', '\u00a0', '-', '\u2011', '\u2013', '\u2212', '\uff0d'],
  ...[
    '\u00ad',
    '\u200b',
    '\u200d',
    '\ufeff',
    '\u0301',
    '\u0316',
    '_',
    '1',
    '²',
    '.',
    '/',
    '’',
    '+',
  ],
  ...['@', '://', 'www.', 'ａ', 'ﬁ', '𝐚', '℀', '𐐀', '😀', '\ud800', '\udc00', 'ς', 'Σ', 'ẞ'],
  ...['\u1100', '\u1161', '\u11a8', 'ㅏ', 'ｶ', 'ﾞ'],
  ...['i', 'I', 'ı', 'İ', 'ſ', 'ĳ', 'ŉ', 'ß', 'σ', 'ﬅ', '´', '…', '½', '\u0307', '\u0345'],
  ...['\t', '\u0085', '\u2028', '\u2029', '\u200c', '\u034f', '\ufe0f', '\u301c', ':', 'N'],
  ...['https://', '.NET', 'a@b.c', '@a', '＠', 'ｗww.', '\u0301'.repeat(31)],
];

/**
 * Texts made only of these are everyday ones, which are matched in a special way, except for the letter σ.
 */
const everydayPieces = [
  ...['a', 'b', 'c', 'd', 'A', 'B', 'C', 's', 'i', 'é', 'É', 'ab', 'a b', 'RC', 'σ', '1', '_'],
  ...[' ', '  ', '\n', '-', '–', '−', '.', ',', ':', '/', '@', '://', 'www', 'www.'],
  ...["'", '’', '“', '”', '‘', '£', '€', '§', '°', '•', "'aσ", '’b', '°C', '.b', '.NET'],
];

const textOf = (alphabet: readonly string[]) =>
  array(constantFrom(...alphabet), { maxLength: 24 }).map((parts) => parts.join(''));
const text = oneof(textOf(pieces), textOf(everydayPieces));
const match = createJargonMatcher(glossary);

test('the matcher finds what a slow reading of the rules finds', () => {
  assert(
    property(text, (written) => {
      expect(match(written)).toEqual(matchSlowly(written, glossary));
    }),
    { numRuns: 5000, examples: [['\ud800\u00ad\udc00 ẞ'], ['-www.@℀']] },
  );
});

test('matches are in order, inside the text and never over one another', () => {
  assert(
    property(text, (written) => {
      let before = 0;
      for (const { start, end } of match(written)) {
        expect(start).toBeGreaterThanOrEqual(before);
        expect(end).toBeGreaterThan(start);
        before = end;
      }
      expect(before).toBeLessThanOrEqual(written.length);
    }),
  );
});

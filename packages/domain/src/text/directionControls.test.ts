import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from './anyText.fixture';
import { withoutDirectionControls } from './directionControls';

/** Text in which controls of direction and line ends are likely. */
const controlled = fc.string({
  unit: fc.constantFrom(
    ...['a', ' ', '\n', '\u05d0', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
    ...['\u2066', '\u2067', '\u2068', '\u2069'],
  ),
});

describe('A text that people read', () => {
  test('cannot be made to read as another one', () => {
    expect(withoutDirectionControls('approved \u202etxet a\u202c')).toBe('approved txet a');
    for (const control of ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e']) {
      expect(withoutDirectionControls(`a${control}b`)).toBe('ab');
    }
  });

  test('cannot turn round what stands behind it', () => {
    for (const control of ['\u2066', '\u2067', '\u2068', '\u2069']) {
      expect(withoutDirectionControls(`a${control}b`)).toBe('ab');
    }
    expect(withoutDirectionControls('\u2067a\u2067b\u2069c')).toBe('a\u2067b\u2069c');
    expect(withoutDirectionControls('\u2069a\u2067')).toBe('a');
    expect(withoutDirectionControls('\u2067a\nb\u2069')).toBe('a\nb');
  });

  test.each([
    ['an isolate that is ended', 'Dr \u2068\u05d0\u05d1\u2069 (London)'],
    ['isolates within isolates', '\u2066a\u2067\u05d0\u2069b\u2069'],
    ['marks of direction', '\u05d0\u200f(a)\u200e \u061c\u0627'],
    ['Persian’s zero-width non-joiner', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['an Indic conjunct’s joiner', '\u0915\u094d\u200d\u0937'],
    [
      'a family, a flag and a red heart',
      '👩🏽‍🔬 👨‍👩‍👧 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ❤️',
    ],
    ['a soft hyphen', 'breath\u00adless'],
  ])('keeps %s', (_name, text) => {
    expect(withoutDirectionControls(text)).toBe(text);
  });

  test('loses nothing else, and is as it should be the first time', () => {
    fc.assert(
      fc.property(fc.oneof(controlled, anyText), (text) => {
        const clean = withoutDirectionControls(text);
        const others = (whole: string) => whole.replace(/[\u202a-\u202e\u2066-\u2069]/gu, '');
        expect(others(clean)).toBe(others(text));
        expect(withoutDirectionControls(clean)).toBe(clean);
        expect(clean).not.toMatch(/[\u202a-\u202e]/u);
        for (const line of clean.split(/[\n\r\u2028\u2029]/u)) {
          let depth = 0;
          for (const character of line) {
            if (/[\u2066-\u2068]/u.test(character)) depth += 1;
            if (character === '\u2069') depth -= 1;
            expect(depth).toBeGreaterThanOrEqual(0);
          }
          expect(depth).toBe(0);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isNhsNumber, nhsCheckDigit } from './nhsNumber';
import { findPersonalData } from './personalData';

/** Words without digits or an @ before and after, as a comment would have them. */
const words = fc.stringMatching(/^[a-z ,.!?]{0,40}$/);
const inComment = (written: string, before: string, after: string) =>
  `${before} ${written} ${after}`;
const nineDigits = fc.stringMatching(/^\d{9}$/);

describe('A comment is marked that seems to hold', () => {
  test.each([
    'ada@example.org',
    'Write to ada.byron+trial@mail.example.co.uk, please',
    'ada(at)example.org',
    'ADA@EXAMPLE.ORG',
    'ada @ example.org',
    '1@2.org',
    'ada@b2.org',
  ])('an email address: %s', (comment) => {
    expect(findPersonalData(comment)).toEqual(['EMAIL']);
  });

  test.each([
    '07700 900123',
    'ring 07700900123.',
    '020 7946 0958',
    '(020) 7946 0958',
    '01632-960983',
    '01632 96098',
    '+44 7700 900 123',
    '+44 (0)20 7946 0958',
    '0044 1632 960983',
    '０７７００ ９００１２３',
    'Since 2019 07700 900123 has been mine',
    '077 0 09 00 12 3',
  ])('a telephone number: %s', (comment) => {
    expect(findPersonalData(comment)).toContain('TELEPHONE');
  });

  test.each(['SW1A 1AA', 'm1 1ae', 'EC1A1BB', 'We live at W1T 4JT now', 'DN55 1PT', 'CR2  6XH'])(
    'a postcode: %s',
    (comment) => {
      expect(findPersonalData(comment)).toEqual(['POSTCODE']);
    },
  );

  test.each(['943 476 5919', '9434765919', '943-476-5919', 'My number is 943 476 5919, ask them'])(
    'an NHS number: %s',
    (comment) => {
      expect(findPersonalData(comment)).toEqual(['NHS_NUMBER']);
    },
  );

  test('several of them, each once and always in the same order', () => {
    expect(findPersonalData('943 476 5919, M1 1AE, 07700 900123, a@b.org, c@d.org')).toEqual([
      'EMAIL',
      'TELEPHONE',
      'POSTCODE',
      'NHS_NUMBER',
    ]);
  });
});

test.each([
  '',
  'I walk 20 minutes a day, 3 times a week',
  'From 01.02.2024 10:30 until 03/04/2025',
  'In 1998, 2004 and 2019',
  'Vitamin B12 3rd time',
  'Stage T2 1cm',
  'blood pressure 120 80 118 79',
  '943 476 5918',
  '9434 765 919',
  '943 47 65919',
  '94 3476 5919',
  '943 4 765919',
  '077 0 09 00 1 2 3',
  '07700 .. 900123',
  'XSW1A 1AA',
  '7M1 1AE',
  'M1 1AEX',
  'M1   1AE',
  'XX1 1AE',
  '+1 44 7700 900123',
  '+1447700900123',
  '10044 7700 900123',
  '00107700900123',
  '077009001234',
  '94347659199',
  'meet @ the clinic. Then home',
  '1234567890123456',
  'ISBN 978 0 306 40615 7',
])('A comment that gives nobody away is not marked: %s', (comment) => {
  expect(findPersonalData(comment)).toEqual([]);
});

describe('An NHS number', () => {
  const nines = nineDigits.filter((nine) => nhsCheckDigit(nine) !== null && new Set(nine).size > 1);

  test('is found however it is spaced, whatever stands around it', () => {
    fc.assert(
      fc.property(
        nines,
        fc.constantFrom('', ' ', '-', ' - '),
        words,
        words,
        (nine, gap, before, after) => {
          const whole = [nine, nhsCheckDigit(nine)].join('');
          const written = [whole.slice(0, 3), whole.slice(3, 6), whole.slice(6)].join(gap);
          expect(findPersonalData(inComment(written, before, after))).toContain('NHS_NUMBER');
        },
      ),
    );
  });

  test('has one check digit out of ten, so that a mistyped one and any two swapped are refused', () => {
    fc.assert(
      fc.property(nines, fc.nat(8), (nine, at) => {
        const whole = [nine, nhsCheckDigit(nine)].join('');
        const others = Array.from('0123456789', (last) => nine + last).filter(isNhsNumber);
        expect(others).toEqual([whole]);
        const [left = '', right = ''] = whole.slice(at, at + 2);
        const swapped = whole.slice(0, at) + right + left + whole.slice(at + 2);
        expect(isNhsNumber(swapped)).toBe(left === right);
      }),
    );
  });

  test('is never ten equal digits', () => {
    for (const digit of '0123456789') expect(isNhsNumber(digit.repeat(10))).toBe(false);
  });
});

test('Every UK mobile number is found in every usual spelling', () => {
  const prefix = fc.constantFrom('07', '+44 7', '+447', '+44 (0)7', '00447', '0044 7');
  fc.assert(
    fc.property(prefix, nineDigits, fc.boolean(), words, words, (start, rest, isSpaced, a, b) => {
      const written = start + (isSpaced ? `${rest.slice(0, 3)} ${rest.slice(3)}` : rest);
      expect(findPersonalData(inComment(written, a, b))).toContain('TELEPHONE');
    }),
  );
});

test('Every postcode of an area that exists is found, in capitals or not', () => {
  const outward = fc
    .tuple(fc.constantFrom('M', 'SW', 'LS', 'BT', 'ZE', 'GY'), fc.stringMatching(/^\d[\dA-Y]?$/))
    .map((parts) => parts.join(''));
  const inward = fc.stringMatching(/^\d[ABD-HJLNP-UW-Z]{2}$/);
  fc.assert(
    fc.property(outward, inward, words, words, (out, last, before, after) => {
      const written = `${out} ${last}`;
      expect(findPersonalData(inComment(written, before, after))).toContain('POSTCODE');
      const isCounting = /^(?:1ST|2ND|3RD|\dTH)$/.test(last);
      const small = findPersonalData(inComment(written.toLowerCase(), before, after));
      expect(small.includes('POSTCODE')).toBe(!isCounting);
    }),
  );
});

test('Any text at all is judged, however long, and words alone are never marked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const found = findPersonalData(text);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
  fc.assert(
    fc.property(words, (text) => {
      expect(findPersonalData(text)).toEqual([]);
    }),
  );
  // Takes milliseconds; a search with quadratic time would exceed the time limit.
  for (const unit of ['0', '0 ', 'a@', 'A1 ', '+44 ', '@a-', '1-']) {
    findPersonalData(unit.repeat(50_000));
  }
});

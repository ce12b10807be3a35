import { describe, expect, test } from 'vitest';
import { createJargonMatcher, type JargonTerm } from './index';

const entry = (term: string, ...variants: string[]): JargonTerm => ({
  term,
  variants,
  hint: 'A hint.',
  alternatives: [],
});

const glossary = [
  entry('cohort', 'cohorts', 'cohort study'),
  entry('control group'),
  entry('double-blind'),
  entry('randomised controlled trial', 'RCT', 'RCTs'),
  entry('research ethics committee', 'REC'),
  entry('efficacy'),
  entry('étude'),
  entry('𝒳-ray', '𐐨𐐩'),
];
const match = createJargonMatcher(glossary);

/** The matches as they are written in the text. */
const found = (text: string) => match(text).map(({ start, end }) => text.slice(start, end));

describe('the matcher', () => {
  test('tells where each term stands, in order, and carries its glossary', () => {
    expect(match('A cohort, an RCT.')).toEqual([
      { start: 2, end: 8, term: 'cohort' },
      { start: 13, end: 16, term: 'randomised controlled trial' },
    ]);
    expect(match.glossary).toBe(glossary);
  });

  test('finds nothing in nothing, with any glossary', () => {
    expect(match('')).toEqual([]);
    expect(createJargonMatcher([])('cohort')).toEqual([]);
    expect(createJargonMatcher([entry('', ' ', '-')])('a - b')).toEqual([]);
  });

  test('gives a form that two terms share to the first', () => {
    const shared = createJargonMatcher([entry('one', 'arm'), entry('two', 'arm')]);
    expect(shared('arm')).toEqual([{ start: 0, end: 3, term: 'one' }]);
  });
});

describe('rule 1: every form, whatever its case, except where two capitals make an abbreviation', () => {
  test.each([
    ['Cohort COHORTS cohort', ['Cohort', 'COHORTS', 'cohort']],
    ['RCT RCTs', ['RCT', 'RCTs']],
    ['rct Rct RCTS rcts', []],
    ['rec room, REC', ['REC']],
    ['ÉTUDE Étude', ['ÉTUDE', 'Étude']],
    ['𐐀𐐁', ['𐐀𐐁']],
  ])('%s', (text, forms) => {
    expect(found(text)).toEqual(forms);
  });

  test('a dotless i, and a capital with its dot, are other letters', () => {
    expect(createJargonMatcher([entry('clinical')])('clınical clİnical CLINICAL')).toHaveLength(1);
  });

  test('the two small sigmas are one letter', () => {
    const greek = createJargonMatcher([entry('νόσος')]);
    expect(greek('ΝΌΣΟΣ')).toHaveLength(1);
  });
});

describe('rule 2: the leftmost, then the longest, and none over another', () => {
  test('the longer form has the place', () => {
    expect(found('cohort study')).toEqual(['cohort study']);
    expect(found('cohort studying')).toEqual(['cohort']);
  });

  test('what begins first has the place, though a longer form begins within it', () => {
    const overlapping = createJargonMatcher([entry('a b'), entry('b c d')]);
    expect(overlapping('a b c d')).toEqual([{ start: 0, end: 3, term: 'a b' }]);
  });
});

describe('rule 3: whole words', () => {
  test.each(['xcohort', 'cohortx', '1cohort', 'cohort2', '_cohort', 'cohort_', 'cohort\u0301'])(
    'not in "%s"',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  test.each(['é', '日', '𐐨', '\u0301', '\u0663', '𝟘'])('not beside "%s"', (beside) => {
    expect(found(`${beside}cohort`)).toEqual([]);
    expect(found(`cohort${beside}`)).toEqual([]);
  });

  test.each(['-', '/', '’', "'", '.', '(', '“', '😀', '\ud800', '\n'])(
    'but beside "%s"',
    (beside) => {
      expect(found(`${beside}cohort${beside}`)).toEqual(['cohort']);
    },
  );
});

describe('rule 3: a form that begins or ends with a sign', () => {
  const signs = createJargonMatcher([entry('.NET'), entry('C++')]);

  test.each(['.NET and C++', 'é-.NET/C++'])('is found in "%s"', (text) => {
    expect(signs(text)).toHaveLength(2);
  });

  test.each(['’flu', '°C', '£50 voucher', '“placebo”', '§ 8'])(
    'is found whichever sign it begins with, in plain text and beside an emoji: %s',
    (form) => {
      const sign = createJargonMatcher([entry(form)]);
      expect(sign(`I had ${form} last year`)).toMatchObject([{ start: 6, term: form }]);
      expect(sign(`I had ${form} last year 😀`)).toMatchObject([{ start: 6, term: form }]);
    },
  );

  test.each(['a.NET', 'é.NET', '1.NET', 'C++a', 'C++_'])('not in "%s"', (text) => {
    expect(signs(text)).toEqual([]);
  });

  test('not right behind itself where it ends in a letter of any script', () => {
    expect(createJargonMatcher([entry("'Bσ")])("'Bσ'Bσ")).toHaveLength(1);
  });

  test.each(['a cohort.NET', '日 cohort.NET'])('not right behind another term in "%s"', (text) => {
    const both = createJargonMatcher([entry('.NET'), entry('cohort')]);
    expect(both(text)).toEqual([{ start: 2, end: 8, term: 'cohort' }]);
  });
});

describe('rule 4: a space or a hyphen in a form', () => {
  test.each([
    ...['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2212', '\uff0d', '\ufe63'],
    ...[' ', '   ', '\t', '\u00a0', '\u2009', '\n', '\r\n', ' \n  '],
  ])('is met by %j', (gap) => {
    expect(found(`double${gap}blind control${gap}group`)).toHaveLength(2);
  });

  test.each(['ad hoc', 'ad-hoc', 'x-ray', 'X ray', 'X  ray', 'x\r\nray', 'by the way'])(
    'in %j',
    (text) => {
      const short = createJargonMatcher([entry('ad hoc'), entry('x-ray'), entry('by  the\t way')]);
      expect(short(`${text}, so`)).toMatchObject([{ start: 0, end: text.length }]);
    },
  );

  test.each(['', '--', '- ', ' - ', '/', '_', '\n\n', '\n \n', '\r\n\r\n', '\u2028\u2028'])(
    'is not met by %j',
    (gap) => {
      expect(found(`double${gap}blind control${gap}group`)).toEqual([]);
    },
  );
});

describe('rules 5 and 6: compared as NFKC, placed in the original', () => {
  test.each([
    ['soft hyphens', 'co\u00adhort'],
    ['zero-width characters', 'c\u200bo\u200ch\u200do\u2060r\ufefft'],
    ['ligatures', 'e\ufb03cacy'],
    ['full-width letters', 'ｃｏｈｏｒｔ'],
    ['mathematical letters', '𝐜𝐨𝐡𝐨𝐫𝐭'],
    ['a letter and its mark apart', 'e\u0301tude'],
    ['a letter and its mark with nothing seen between', 'e\u200b\u0301tude'],
    ['an abbreviation in full-width letters', 'ＲＣＴ'],
    ['a letter beyond the first plane', '𝒳-ray'],
  ])('%s', (_what, written) => {
    expect(match(`😀 ${written}, so`)).toMatchObject([{ start: 3, end: 3 + written.length }]);
  });

  test('what nobody sees around a term is not part of it', () => {
    expect(match('\u200bcohort\u00ad')).toMatchObject([{ start: 1, end: 7 }]);
  });

  test('a letter that stands beside it unseen still makes another word', () => {
    expect(found('cohort\u00ades')).toEqual([]);
  });

  test('two terms in one character are one match', () => {
    const parts = createJargonMatcher([entry('a'), entry('c')]);
    expect(parts('\u2100')).toEqual([{ start: 0, end: 1, term: 'a' }]);
  });
});

describe('rule 7: addresses and handles are left alone', () => {
  test.each([
    'https://example.org/cohort?efficacy=1',
    'HTTP://cohort.example',
    'www.cohort.example/efficacy',
    'cohort@university.example',
    'my.cohort@efficacy.example',
    '@cohort',
    '(@cohort_efficacy)',
    '@someone.cohort',
    '@user@cohort.example',
  ])('%s', (address) => {
    expect(found(`See ${address} now`)).toEqual([]);
    expect(found(`Cohort ${address} cohort`)).toEqual(['Cohort', 'cohort']);
  });

  test('a term that begins before an address is not read on into it', () => {
    expect(found('cohort study@university.example')).toEqual(['cohort']);
  });

  test('a term that holds the sign of an address, or a part of it, is not found in one', () => {
    const signs = createJargonMatcher([entry('R@H'), entry('ratio:'), entry('the www')]);
    expect(signs('R@H')).toEqual([]);
    expect(signs('ratio://example')).toEqual([]);
    expect(signs('see the www.example.org')).toEqual([]);
    expect(signs('ratio: the www')).toHaveLength(2);
  });

  test('a lone sign is no address', () => {
    expect(found('cohort @ cohort :// cohort awww.cohort')).toHaveLength(4);
  });
});

describe('rules 8 and 9: forms as they are listed, each time they occur', () => {
  test('an inflection that is not listed is not found', () => {
    expect(found('efficacies double-blinded')).toEqual([]);
  });

  test('every occurrence', () => {
    expect(found('cohort cohort, cohort/cohort-cohort')).toHaveLength(5);
  });
});

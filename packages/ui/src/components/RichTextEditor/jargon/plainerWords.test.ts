import { expect, test } from 'vitest';
import { jargonMessages } from './jargon.messages';
import { alternativesFor, keepCapitals, plainerWords } from './plainerWords';

const entry = {
  term: 'randomised controlled trial',
  variants: ['RCT', 'RCTs', 'COVID-19', 'cohort', 'éclat'],
  hint: '',
  alternatives: [],
};

test.each([
  ['cohort', 'A ', 'group', 'group'],
  ['cohort Study', 'A ', 'group', 'group'],
  ['Cohort', '', 'group', 'Group'],
  ['COHORT', 'A ', 'group', 'GROUP'],
  ['Éclat', '', 'éclair', 'Éclair'],
  ['Randomised controlled trial', '', 'fair test', 'Fair test'],
  ['Randomised Controlled Trial', 'The ', 'fair test', 'Fair test'],
  ['RCT', 'An ', 'fair test', 'fair test'],
  ['RCTs', '', 'fair tests', 'Fair tests'],
  ['RCT', 'It works. ', 'fair test', 'Fair test'],
  ['RCT', 'Why? (', 'fair test', 'Fair test'],
  ['RCT', '“Why?” ', 'fair test', 'Fair test'],
  ['RCT', 'e.g.', 'fair test', 'fair test'],
  ['RCT', 'the (', 'fair test', 'fair test'],
  ['R\u00adCT', 'An ', 'fair test', 'fair test'],
  ['COVID\u201119', 'Since ', 'this illness', 'this illness'],
  ['COVID 19', '', 'this illness', 'This illness'],
])('%s after "%s" becomes %s as %s', (written, before, words, replaced) => {
  expect(keepCapitals(written, words, before, entry)).toBe(replaced);
});

const { joinWords } = jargonMessages('en-GB');

test.each([
  ['We run a ', 'RCT', 'a fair test', 'We run a fair test'],
  ['We run an ', 'RCT', 'a fair test', 'We run a fair test'],
  ['We ran the\u00a0', 'RCT', 'a fair test', 'We ran a fair test'],
  ['An ', 'RCT', 'a fair test', 'A fair test'],
  ['It works. The ', 'cohort', 'a group', 'It works. A group'],
  ['A ', 'COHORT', 'a group', 'A GROUP'],
  ['We follow an ', 'éclat', 'group', 'We follow a group'],
  ['We follow a  ', 'cohort', 'older group', 'We follow an  older group'],
  ['A ', 'cohort', 'older group', 'An older group'],
  ['We follow a ', 'cohort', 'one-year group', 'We follow a one-year group'],
  ['We follow a ', 'cohort', 'unnamed group', 'We follow an unnamed group'],
  ['We follow a ', 'cohort', 'united group', 'We follow a united group'],
  ['We follow the ', 'cohort', 'group', 'We follow the group'],
  ['We follow this ', 'cohort', 'a group', 'We follow this group'],
  ['Our ', 'cohort', 'the group we follow', 'Our group we follow'],
  ['Our ', 'Cohort', 'the group we follow', 'Our Group we follow'],
  ['The study’s ', 'cohort', 'the group', 'The study’s group'],
  ["The studies' ", 'cohort', 'the group', "The studies' group"],
  ['Its ', 'cohort', 'older group', 'Its older group'],
  ['We ask a friend’s ', 'cohort', 'group', 'We ask a friend’s group'],
  ['We give vitamin-a ', 'cohort', 'older group', 'We give vitamin-a older group'],
  ['We follow a, ', 'cohort', 'an older group', 'We follow a, an older group'],
  ['We follow a\n', 'cohort', 'older group', 'We follow a\nolder group'],
  ['', 'cohort', 'a group', 'a group'],
  ['We run a large ', 'RCT', 'a fair test', 'We run a large fair test'],
  ['Our first ', 'RCT', 'a fair test', 'Our first fair test'],
  ['Results of ', 'RCT', 'a fair test', 'Results of a fair test'],
  ['This is ', 'RCT', 'an older group', 'This is an older group'],
  ['They get ', 'cohort', 'the usual care', 'They get the usual care'],
  ['We tell the ', 'cohort', 'how well it works', 'We tell how well it works'],
  ['An ', 'cohort', 'what we measure', 'What we measure'],
  ['We tell its ', 'cohort', 'how well it works', 'We tell how well it works'],
  ['We tell of ', 'cohort', 'how well it works', 'We tell of how well it works'],
  ['This ', 'cohort', 'no one knows', 'This no one knows'],
  ['The ', 'cohort', 'whatnot', 'The whatnot'],
])('"%s" and %s become with the words %s "%s"', (before, written, words, result) => {
  const { text, before: changed } = plainerWords(written, words, before, entry, joinWords);
  const kept = changed ? before.slice(0, -changed.length) + changed.text : before;
  expect(kept + text).toBe(result);
});

test.each([
  ['cohort', ['group']],
  ['Cohorts', ['groups']],
  ['non-cohort', ['no group']],
  ['NON\u2011COHORT', ['no group']],
  ['non\u00adcohort', ['group']],
  ['cohorting', []],
])('%s is offered the words of its form: %j', (written, words) => {
  const cohort = {
    term: 'cohort',
    variants: ['cohorts', 'non-cohort', 'cohorting'],
    hint: '',
    alternatives: ['group'],
    wordings: [
      { forms: ['cohorts'], alternatives: ['groups'] },
      { forms: ['non-cohort'], alternatives: ['no group'] },
      { forms: ['cohorting'], alternatives: [] },
    ],
  };
  expect(alternativesFor(written, cohort)).toEqual(words);
});

test('in another language the word before a term is what its messages make of it', () => {
  const french = (before: string, words: string) =>
    [before === 'un' ? 'une' : before, words] as const;
  expect(plainerWords('essai', 'expérience', 'Un ', entry, french)).toEqual({
    text: 'expérience',
    before: { length: 3, text: 'Une ' },
  });
});

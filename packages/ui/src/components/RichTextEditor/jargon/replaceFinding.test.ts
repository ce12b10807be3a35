import { expect, test } from 'vitest';
import { keepCapitals } from './replaceFinding';

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

import { expect, test } from 'vitest';
import { moveMatch } from './moveMatch';

const cohort = { start: 2, end: 8, term: 'cohort' };

test.each([
  ['A cohort', 'A cohort study', 2],
  ['A cohort', 'Now a cohort', 6],
  ['A cohort', 'A small cohort', 8],
  ['A cohort of cohorts', 'A cohort of cohorts and more', 2],
  ['A cohort, cohort', 'A cohort, cohort, cohort', 2],
  ['A cohort', 'A coXhort', null],
  ['A cohort', 'A group', null],
  ['A cohort', '', null],
])('a place in “%s” is in “%s” at %s', (before, after, start) => {
  expect(moveMatch(cohort, before, after)?.start ?? null).toBe(start);
});

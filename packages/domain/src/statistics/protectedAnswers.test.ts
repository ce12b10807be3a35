import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countAnswers } from './demographics';
import { knownAnswers, protectedAnswers } from './protectedAnswers';
import { protectSmallNumbers } from './smallNumbers';

const threshold = 5;
const rare = 'Intersex, she/they, formerly of St Kilda';

const answered = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([value, count]) => ({ value, count }));
const shown = (counts: Readonly<Record<string, number>>, from = threshold) =>
  protectedAnswers(answered(counts), knownAnswers.gender, from).map(
    ({ label, count }) => `${label} ${count ?? 'hidden'}`,
  );

describe('What somebody wrote of themselves', () => {
  test('is not named where its count is hidden, while usual words are', () => {
    expect(shown({ Male: 20, Female: 9, [rare]: 1 })).toEqual([
      ...['Female hidden', 'Male 20', 'Other hidden', 'Not stated 0'],
    ]);
  });

  test('is gathered with whoever wrote just “Other”, and with a larger answer that hides it', () => {
    expect(shown({ Male: 20, Other: 30, Womxn: 6, [rare]: 1 })).toEqual([
      ...['Male 20', 'Other hidden', 'Not stated 0'],
    ]);
    expect(shown({ Male: 20, Other: 2, [rare]: 1, Womxn: 7 })).toEqual([
      ...['Male 20', 'Other hidden', 'Not stated 0'],
    ]);
  });

  test('keeps its name where its count is shown', () => {
    expect(shown({ Male: 20, Other: 8, Womxn: 6 })).toEqual([
      ...['Male 20', 'Other 8', 'Womxn 6', 'Not stated 0'],
    ]);
    expect(shown({ Male: 20, [rare]: 1 }, 0)).toEqual([`${rare} 1`, 'Male 20', 'Not stated 0']);
  });

  test('is not even hinted at where nothing is shown', () => {
    expect(shown({ Male: 2, [rare]: 1 })).toEqual([]);
  });

  test('stands beside whoever said nothing, who keep their line', () => {
    expect(shown({ '': 3, Male: 20, [rare]: 6 })).toEqual([
      ...['Male 20', 'Other hidden', 'Not stated hidden'],
    ]);
  });
});

/** Small and large counts of usual words, unusual words and no answer: cases that protection changes. */
const anyAnswers = fc.tuple(...Array.from({ length: 6 }, () => fc.nat({ max: 14 }))).map((counts) =>
  [null, 'Female', 'Male', 'Other', 'Womxn', rare].map((value, index) => ({
    value,
    count: counts[index] ?? 0,
  })),
);
const publish = (answers: readonly { value: string | null; count: number }[]) =>
  protectedAnswers(answers, knownAnswers.gender, threshold);

test('Gathering tells nothing that hiding did not: with the hidden counts changed about, it looks the same', () => {
  fc.assert(
    fc.property(anyAnswers, fc.nat(4), (answers, turns) => {
      const hidden = protectSmallNumbers(countAnswers(answers), {
        threshold,
        hasFixedLabels: false,
      }).flatMap(({ label, count }) => (count === null ? [label] : []));
      const isHidden = ({ value }: (typeof answers)[number]) =>
        hidden.includes(value ?? 'Not stated');
      const counts = answers.filter(isHidden).map(({ count }) => count);
      const turned = [...counts.slice(turns), ...counts.slice(0, turns)];
      const changed = answers.map((answer) =>
        isHidden(answer) ? { ...answer, count: turned.shift() ?? 0 } : answer,
      );

      expect(publish(changed)).toEqual(publish(answers));
    }),
    { numRuns: 2_000 },
  );
});

test('No small count, no words of few people and no small rest of the total is ever shown', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const counts = publish(answers);
      const truth = new Map(countAnswers(answers).map(({ label, count }) => [label, count]));
      let rest = [...truth.values()].reduce((sum, count) => sum + count, 0);
      for (const { label, count } of counts) {
        rest -= count ?? 0;
        if (count === null) continue;
        expect(count).toBe(truth.get(label));
        expect(count === 0 || count >= threshold).toBe(true);
      }
      if (counts.some(({ count }) => count === null)) expect(rest).toBeGreaterThan(threshold);
      const own = counts.filter(({ label }) => label === rare || label === 'Womxn');
      expect(own.every(({ count }) => count !== null)).toBe(true);
      expect(new Set(counts.map(({ label }) => label)).size).toBe(counts.length);
    }),
    { numRuns: 2_000 },
  );
});

import { expect, test } from 'vitest';
import { hiddenCountsMessages, hiddenCountsNote } from './hiddenCounts';
import { protectedDemographics } from './protectedDemographics';

const { notShown, gathered } = hiddenCountsMessages;
const groups = { chosen: [{ lower: 18, upper: 25 }], all: [{ lower: 18, upper: 25 }] };

const note = (genders: Readonly<Record<string, number>>, { youngPeople = 9, threshold = 5 } = {}) =>
  hiddenCountsNote(
    protectedDemographics(
      {
        ages: [
          { value: 20, count: youngPeople },
          { value: 70, count: 20 },
        ],
        genders: Object.entries(genders).map(([value, count]) => ({ value, count })),
        ethnicities: [{ value: 'White British', count: 12 }],
      },
      groups,
      threshold,
    ),
  );

test('Of hidden counts nothing is said where none is hidden', () => {
  expect(note({ Male: 20, Female: 9 })).toBeNull();
  expect(note({ Male: 20, Womxn: 1 }, { youngPeople: 1, threshold: 0 })).toBeNull();
});

test('Of answers that stand together as “Other” something is said only where they may', () => {
  expect(note({ Male: 20, Female: 9, 'Non-binary': 1 })).toBe(notShown);
  expect(note({ Male: 20, Female: 9, Other: 6 }, { youngPeople: 1 })).toBe(notShown);
  expect(note({ Male: 1 })).toBe(notShown);
  expect(note({ Male: 20, Female: 9, Womxn: 1 })).toBe(`${notShown} ${gathered}`);
});

test('Whether it is “Other” alone that is hidden, or other words with it, is not told', () => {
  expect(note({ Male: 20, Female: 9, Other: 1 })).toBe(note({ Male: 20, Female: 9, Womxn: 1 }));
});

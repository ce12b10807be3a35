import { expect, test, vi } from 'vitest';
import { createJargonMatcher } from '../../../jargon';
import { createReview } from './review';

const matcher = createJargonMatcher(
  ['cohort', 'placebo'].map((term) => ({ term, variants: [], hint: 'A word.', alternatives: [] })),
);

test('terms and their places come in the order of the page, whichever editor was read first', () => {
  const [upper, lower] = ['upper', 'lower'].map((name) => {
    const element = document.body.appendChild(document.createElement('div'));
    return { element, name, show: vi.fn() };
  });
  if (!upper || !lower) throw new Error('There are not two editors.');
  const review = createReview(matcher);
  review.tell(lower, { element: lower.element, terms: ['placebo', 'cohort'], show: lower.show });
  review.tell(upper, { element: upper.element, terms: ['cohort'], show: upper.show });

  expect(review.read()?.map(({ entry }) => entry.term)).toEqual(['cohort', 'placebo']);
  review.read()?.[0]?.places[0]?.show();
  expect(upper.show).toHaveBeenCalledExactlyOnceWith(0);
  expect(lower.show).not.toHaveBeenCalled();
});

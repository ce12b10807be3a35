import { expect, test } from 'vitest';
import { createJargonMatcher } from '../../../jargon';
import { documentSchema } from '../schema';
import { createBlockReader } from './readBlock';

const term = 'randomised controlled trial';
const matcher = createJargonMatcher([{ term, variants: [], hint: 'A test.', alternatives: [] }]);

test('a term is found wherever a long paragraph is divided to be read', () => {
  for (let words = 790; words <= 800; words += 1) {
    const before = 'word '.repeat(words);
    const text = documentSchema.text(`${before}${term} and on`);
    const found = createBlockReader(matcher)(
      documentSchema.node('paragraph', null, text),
      () => true,
    );
    expect(found?.map(({ start }) => start)).toEqual([before.length]);
  }
});

import { expect, test } from 'vitest';
import { findRepeat } from './findRepeat';

test.each([
  { texts: ['Yes', 'No', 'Yes'], found: { original: 0, repeat: 2 } },
  { texts: ['Maybe', 'Yes', ' yes ', 'Maybe'], found: { original: 1, repeat: 2 } },
  { texts: ['Once  a\u00a0week', 'once a week'], found: { original: 0, repeat: 1 } },
  { texts: ['Caf\u00e9', 'Cafe\u0301'], found: { original: 0, repeat: 1 } },
  { texts: ['I don\u2019t know', "I don't know"], found: { original: 0, repeat: 1 } },
  { texts: ["I don't know", 'I don\uff40t know'], found: { original: 0, repeat: 1 } },
  { texts: ['Caf\u00e9', 'Cafe\u200d\u0301'], found: { original: 0, repeat: 1 } },
  { texts: ['Yes\u200b', '\u2067Yes'], found: { original: 0, repeat: 1 } },
])('$texts: the first that says what one before it does', ({ texts, found }) => {
  expect(findRepeat(texts)).toEqual(found);
});

test.each([
  { texts: [] },
  { texts: ['', ' ', '\u200b'] },
  { texts: ['Yes', 'Yes, often', 'Yes.'] },
  { texts: ['resume', 'résumé'] },
])('$texts: none says the same', ({ texts }) => {
  expect(findRepeat(texts)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { countRichText } from './storedText';

test.each([
  ['', 0],
  ['<p>fish &amp; <strong>chips</strong></p>', 12],
  ['<p>  padded  </p>', 6],
  ['<p>👩‍👩‍👧 é</p>', 3],
  ['<p>one</p><p>two</p>', 7],
  ['<p>one<br>two</p><p></p><p>three</p>', 13],
  ['<ul><li><p>one</p></li><li><p>two</p></li></ul>', 7],
  ['<p>&nbsp;</p><p>one</p><p>&nbsp;</p>', 3],
  ['<p>\u200b\u00ad</p>', 0],
  ['<p>one  \n two</p>', 7],
])('a reader sees in %s as many characters as are counted [OPEN-115]', (html, seen) => {
  expect(countRichText(html)).toBe(seen);
});

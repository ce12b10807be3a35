import { expect, test } from 'vitest';
import { storedText } from './difference';

test.each([
  ['a line break', '<p>a<br>b</p>', '<p>a<br />b</p>'],
  ['a no-break space', '<p>a&nbsp;b</p>', '<p>a\u{a0}b</p>'],
  ['spaces around it', ' a\n', 'a'],
  ['a control that turns letters round', '<p>a\u{202e}b</p>', '<p>ab</p>'],
])('what the server writes otherwise is no difference: %s', (_, written, stored) => {
  expect(storedText(written)).toBe(storedText(stored));
});

test.each([
  ['a line', '<p>a<br>b</p>', '<p>a b</p>'],
  ['emphasis', '<p><strong>a</strong></p>', '<p>a</p>'],
  ['a space', 'a b', 'a  b'],
])('what a reader sees is one: %s', (_, one, other) => {
  expect(storedText(one)).not.toBe(storedText(other));
});

import { expect, test } from 'vitest';
import { chosenFileName, displayFileName } from './fileName';

test.each([
  ['x %22y%22.pdf', 'x "y".pdf'],
  ['two%0D%0Alines.pdf', 'two lines.pdf'],
  // Browsers escape nothing else in file names (HTML, multipart/form-data).
  ['100%25 %41.pdf', '100%25 %41.pdf'],
])('A file sent as %s is named as it was chosen: %s', (sent, chosen) => {
  expect(displayFileName(chosenFileName(sent))).toBe(chosen);
});

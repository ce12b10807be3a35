import { expect, test } from 'vitest';
import { fileNameOf } from './downloadedFile';

test.each([
  ['attachment', undefined],
  ['attachment; filename=plain.pdf', 'plain.pdf'],
  ['attachment; filename="with space.pdf"', 'with space.pdf'],
  ['attachment; filename="a \\"quoted\\" name.pdf"', 'a "quoted" name.pdf'],
  ['attachment; filename="?.pdf"; filename*=UTF-8\'\'%C3%A9tude%20%E2%82%AC.pdf', 'étude €.pdf'],
  ['attachment; filename*=UTF-8\'\'%E0%A4%A; filename="fallback.pdf"', 'fallback.pdf'],
])('the file of %j is called %j', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});

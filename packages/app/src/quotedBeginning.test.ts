import { expect, test } from 'vitest';
import { quotedBeginning } from './quotedBeginning';

test('a text is quoted on one line', () => {
  expect(quotedBeginning(' I would rather\n\ntalk to somebody. ')).toBe(
    '“I would rather talk to somebody.”',
  );
});

test('words that are written from the right move nothing that stands around them', () => {
  expect(quotedBeginning('كيف نعيش (2026)')).toBe('“\u2068كيف نعيش (2026)\u2069”');
});

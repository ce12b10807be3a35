import { expect, test } from 'vitest';
import { quotedBeginning } from './quotedBeginning';

test('a short text is quoted whole, on one line', () => {
  expect(quotedBeginning(' I would rather\n\ntalk to somebody. ')).toBe(
    '“I would rather talk to somebody.”',
  );
});

test('of a long text the beginning is quoted, with no character cut in its middle', () => {
  const long = `${'a'.repeat(59)}😀 and so on`;
  expect(quotedBeginning(long)).toBe(`“${'a'.repeat(59)}😀…”`);
});

test('words that are written from the right move nothing that stands around them', () => {
  expect(quotedBeginning('كيف نعيش (2026)')).toBe('“\u2068كيف نعيش (2026)\u2069”');
});

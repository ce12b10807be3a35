import { expect, test } from 'vitest';
import { isolated } from './isolated';

test('words that are written from the right move nothing that stands around them', () => {
  expect(`“${isolated('كيف نعيش (2026)')}”, with 3 answers`).toBe(
    '“\u2068كيف نعيش (2026)\u2069”, with 3 answers',
  );
});

test('so do letters beyond the first 65,536, as those of Adlam', () => {
  expect(isolated('𞤀𞤣𞤤𞤢𞤥 (2026)')).toBe('\u2068𞤀𞤣𞤤𞤢𞤥 (2026)\u2069');
});

test('words that move nothing carry no marks, which not every program leaves unseen', () => {
  expect(isolated('Living with “café” (2026)!')).toBe('Living with “café” (2026)!');
});

import { expect, test } from 'vitest';
import { wordsOf } from './wordsOf';

interface Words {
  save: string;
  page: (number: number) => string;
}

const own: Words = { save: 'Save', page: (number) => `Page ${number}` };

test('words that a page gives stand in place of the component’s own', () => {
  expect(wordsOf(own, { save: 'Speichern' })).toEqual({ ...own, save: 'Speichern' });
  expect(wordsOf(own, undefined)).toBe(own);
});

test('a word that is given as undefined, as a translation that is not there yet, stays the component’s own', () => {
  const dictionary: Partial<Words> = {};
  // A team may write this if its compiler does not distinguish undefined from missing.
  Object.assign(dictionary, { page: undefined });
  expect(wordsOf(own, dictionary).page(2)).toBe('Page 2');
});

import { findEnglish } from './findEnglish';
import { findFixedWords } from './findFixedWords';
import { findJoinedWords } from './findJoinedWords';
import { findWithheldWords, wordyParts } from './findWithheldWords';

const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '!../**/*.{css,messages,stories,test,test-d}.{ts,tsx}',
    '!../{conventions,docs,testing}/**',
    '!../**/testing{.ts,/**}',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/**
 * Words in the components' sources that a page could not replace with its own, or not put in another order,
 * with their places.
 * @public Called in Node by vitest.config.ts.
 */
export function findUnreplaceableWords(): string[] {
  const wordy = wordyParts(Object.values(sources));
  return Object.entries(sources).flatMap(([path, source]) => [
    ...findEnglish(path, source),
    ...findFixedWords(path, source),
    ...findJoinedWords(path, source),
    ...findWithheldWords(path, source, wordy),
  ]);
}

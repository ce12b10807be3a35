import { brand } from '@sounding/domain/product';

/** Shorter ones stand inside too many innocent words. */
const shortest = 4;

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= shortest);

/** What anybody would guess first about this person on this site (ASVS 6.2.11). */
export function contextWordsOf(person: {
  readonly fullName: string;
  readonly login: string;
}): readonly string[] {
  const localPart = person.login.slice(0, person.login.lastIndexOf('@'));
  const texts = [brand.productName, brand.university, person.fullName, localPart];
  return [...new Set(texts.flatMap(wordsOf))];
}

export const containsContextWord = (folded: string, words: readonly string[]): boolean =>
  words.some((word) => folded.includes(word));

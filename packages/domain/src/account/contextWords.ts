import { brand } from '../product/brand';

/** Shorter words are ignored: they are part of too many harmless words. */
const shortest = 4;

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= shortest);

/** The person who chooses the password. The server knows both fields, a page perhaps neither. */
export interface PasswordOwner {
  readonly fullName?: string;
  readonly login?: string | null;
}

/** The words that an attacker would try first for this person on this site (ASVS 6.2.11). */
export function contextWordsOf({ fullName = '', login }: PasswordOwner): readonly string[] {
  const localPart = login?.slice(0, login.lastIndexOf('@')) ?? '';
  const texts = [brand.productName, brand.university, fullName, localPart];
  return [...new Set(texts.flatMap(wordsOf))];
}

/** Whether a password contains one of the words, in upper or lower case. */
export function containsContextWord(password: string, words: readonly string[]): boolean {
  const folded = password.normalize('NFC').toLowerCase();
  return words.some((word) => folded.includes(word));
}

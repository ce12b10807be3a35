import { brand } from '../product/brand';

/** Shorter ones stand inside too many innocent words. */
const shortest = 4;

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= shortest);

/** Whose password it is, as far as it is known where it is chosen: the server knows both. */
export interface PasswordOwner {
  readonly fullName?: string;
  readonly login?: string | null;
}

/** What anybody would guess first about this person on this site (ASVS 6.2.11). */
export function contextWordsOf({ fullName = '', login }: PasswordOwner): readonly string[] {
  const localPart = login?.slice(0, login.lastIndexOf('@')) ?? '';
  const texts = [brand.productName, brand.university, fullName, localPart];
  return [...new Set(texts.flatMap(wordsOf))];
}

/** Whether a password holds one of them, in letters of either case. */
export function containsContextWord(password: string, words: readonly string[]): boolean {
  const folded = password.normalize('NFC').toLowerCase();
  return words.some((word) => folded.includes(word));
}

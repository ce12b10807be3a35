/* Classes of characters for the matcher, given a code point. ASCII is answered from tables. */

const asciiLimit = 0x80;
const asciiCharacters = Array.from({ length: asciiLimit }, (_, code) => String.fromCharCode(code));

function classify(pattern: RegExp): (codePoint: number) => boolean {
  const ascii = asciiCharacters.map((character) => pattern.test(character));
  return (codePoint) =>
    codePoint < asciiLimit
      ? ascii[codePoint] === true
      : pattern.test(String.fromCodePoint(codePoint));
}

/** Characters that may not stand beside a term: a letter, a digit, a mark or an underscore. */
export const isWordCharacter = classify(/[\p{L}\p{Nd}\p{M}_]/u);
/** Hyphens, dashes and the minus sign, which writers and word processors use for one another. */
export const isHyphenLike = classify(/\p{Dash}/u);
export const isWhiteSpace = classify(/\p{White_Space}/u);
/** Line breaks; two of them in one stretch of white space make a blank line. */
export const isLineBreak = classify(/[\n\v\f\r\u0085\u2028\u2029]/u);

/**
 * The Turkish dotless i. It has the same capital as the i of other languages, but Unicode's case folding
 * keeps them apart.
 */
const dotlessI = 0x131;
const known = new Map<number, number>([[dotlessI, dotlessI]]);

/** A value that is the same for two characters which are equal if case is ignored. */
export function foldCase(codePoint: number): number {
  if (codePoint < asciiLimit) {
    return codePoint >= 0x41 && codePoint <= 0x5a ? codePoint + 0x20 : codePoint;
  }
  const before = known.get(codePoint);
  if (before !== undefined) return before;
  // By way of the capital, so that both small forms of sigma give the same value.
  const small = only(String.fromCodePoint(codePoint).toLowerCase()) ?? codePoint;
  const capital = only(String.fromCodePoint(small).toUpperCase()) ?? small;
  const folded = only(String.fromCodePoint(capital).toLowerCase()) ?? small;
  known.set(codePoint, folded);
  return folded;
}

/**
 * The code point of a text of exactly one character; otherwise undefined, as for a letter whose other case is
 * two letters.
 */
function only(text: string): number | undefined {
  const codePoint = text.codePointAt(0) ?? 0;
  return text.length === widthOf(codePoint) ? codePoint : undefined;
}

/** How many UTF-16 units a code point takes. */
export function widthOf(codePoint: number): 1 | 2 {
  return codePoint > 0xffff ? 2 : 1;
}

/** The code point that ends before `at`. Half of a surrogate pair stands for itself. */
export function codePointBefore(text: string, at: number): number {
  const pair = text.codePointAt(at - 2) ?? 0;
  return at > 1 && pair > 0xffff ? pair : text.charCodeAt(at - 1);
}

/**
 * Whether a word character ends at `at`, which must not be the beginning, so that no term may begin there.
 */
export function isWordBefore(text: string, at: number): boolean {
  return isWordCharacter(codePointBefore(text, at));
}

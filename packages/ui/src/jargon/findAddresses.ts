import { codePointBefore, widthOf } from './characters';

/** A stretch of a text, `end` exclusive. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Signs of an address. Searching backwards from them keeps the search linear. */
const sign = /:\/\/|www\.|@/giu;
const webHost = /www\./i;
const schemeCharacter = /[a-z\d+.-]/iu;
const mailboxCharacter = /[\p{L}\p{M}\p{N}.!#$%&'*+=?^_`{|}~-]/u;
const wordCharacter = /[\p{L}\p{M}\p{N}_]/u;
const addressRest = /[^\s<>"“”]*/uy;
const nameRest = /[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_.-]*[\p{L}\p{M}\p{N}_])?/uy;

/** A quick check, much faster than a search: nearly every text holds no sign of an address. */
export function mayHoldAddress(text: string): boolean {
  return text.includes('@') || text.includes('://') || webHost.test(text);
}

/** Where web addresses, email addresses and @handles stand, in order. Words in them are not jargon. */
export function findAddresses(text: string): Range[] {
  if (!mayHoldAddress(text)) return [];
  const found: Range[] = [];
  sign.lastIndex = 0;
  for (let match = sign.exec(text); match; match = sign.exec(text)) {
    const range = rangeAround(text, match[0].toLowerCase(), match.index, found.at(-1)?.end ?? 0);
    if (!range) continue;
    found.push(range);
    sign.lastIndex = range.end;
  }
  return found;
}

function rangeAround(text: string, what: string, at: number, floor: number): Range | undefined {
  if (what === '@') {
    const end = endOf(nameRest, text, at + 1);
    return end > at + 1 ? { start: startOf(mailboxCharacter, text, at, floor), end } : undefined;
  }
  const isScheme = what === '://';
  const start = startOf(isScheme ? schemeCharacter : wordCharacter, text, at, floor);
  // A scheme must stand before its sign, and no word before "www.". Only then is the rest read.
  if (start < at !== isScheme) return undefined;
  return { start, end: endOf(addressRest, text, at + what.length) };
}

function endOf(rest: RegExp, text: string, at: number): number {
  rest.lastIndex = at;
  return rest.test(text) ? rest.lastIndex : at;
}

/** How far back from `at` characters of this kind reach. */
function startOf(character: RegExp, text: string, at: number, floor: number): number {
  let start = at;
  while (start > floor) {
    const before = codePointBefore(text, start);
    const width = widthOf(before);
    if (start - width < floor || !character.test(String.fromCodePoint(before))) break;
    start -= width;
  }
  return start;
}

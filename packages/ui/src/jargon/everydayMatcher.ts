import { isWhiteSpace, isWordBefore, isWordCharacter } from './characters';
import { mayHoldAddress } from './findAddresses';
import { follow } from './followForms';
import { symbolOf, type TrieNode } from './formTrie';
import { everyday, normaliseText } from './normaliseText';
import type { JargonMatch, JargonTerm } from './types';

const asciiLimit = 0x80;
const asciiCodes = Array.from({ length: asciiLimit }, (_, code) => code);

/* The classes of a UTF-16 unit for the everyday matcher. */
const strange = 0;
const gap = 1;
const word = 2;
/**
 * A character that belongs to the sign of an address, or that can begin a form although it begins no word.
 */
const special = 3;

const at = '@'.charCodeAt(0);
const colon = ':'.charCodeAt(0);
/** How much of "://" may follow a term that contains its beginning. */
const widthOfRest = 2;
/** The unit after the last everyday character, the minus sign. */
const everydayLimit = 0x2213;

/** One entry for every UTF-16 unit, so that none lies outside. */
const kinds = /* @__PURE__ */ classifyUnits();

function classifyUnits(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (let code = 0; code < everydayLimit; code += 1) {
    if (!everyday.test(String.fromCharCode(code))) continue;
    table[code] = isWordCharacter(code) ? word : gap;
  }
  table[at] = special;
  table[colon] = special;
  return table;
}

/**
 * For two characters that begin a form, at `first * 128 + second`, the set of possible third characters, as
 * 32 bits. After this one check, most words of a text are done.
 */
function listOpenings(root: TrieNode): Int32Array {
  const openings = new Int32Array(asciiLimit * asciiLimit);
  const all = -1;
  for (const first of asciiCodes) {
    const node = root.next.get(symbolOf(first));
    if (!node) continue;
    for (const second of asciiCodes) {
      const next = node.next.get(symbolOf(second));
      const isShort = node.endings.length > 0 || (next?.endings.length ?? 0) > 0;
      const thirds = asciiCodes.filter((third) => next?.next.has(symbolOf(third)));
      // White space of any length is one separator, so the next character may be further on.
      const isOpen =
        next &&
        (isWhiteSpace(second) || [...next.next.keys()].some((symbol) => symbol >= asciiLimit));
      openings[first * asciiLimit + second] =
        isShort || isOpen ? all : thirds.reduce((set, third) => set | (1 << (third & 31)), 0);
    }
  }
  return openings;
}

/**
 * Matches a text in which every character is unchanged by NFKC and which holds no address, as nearly every
 * text. It looks at each unit once, in one pass. It returns undefined for any other text, which the full
 * matcher then reads.
 */
export function createEverydayMatcher(
  root: TrieNode,
  glossary: readonly JargonTerm[],
): (text: string) => JargonMatch[] | undefined {
  const openings = listOpenings(root);
  // Then a term may contain the sign of an address, or end within one.
  const hasSigns = glossary.some(({ term, variants }) =>
    [term, ...variants].some((form) => partOfSign.test(normaliseText(form).text)),
  );
  // None of these signs has another case, so each is its own symbol.
  const unusual = [...root.next.keys()].filter((symbol) => kinds[symbol] === gap);
  const kindOf = unusual.length === 0 ? kinds : kinds.slice();
  for (const code of unusual) kindOf[code] = special;

  const mayOpen = (text: string, place: number, first: number): boolean => {
    // Never read beyond the end: that would cost more than all other reads.
    if (first >= asciiLimit || place + 2 >= text.length) return true;
    const second = text.charCodeAt(place + 1);
    if (second >= asciiLimit) return true;
    const thirds = openings[first * asciiLimit + second];
    if (thirds === undefined || thirds === 0) return false;
    const third = text.charCodeAt(place + 2);
    return third >= asciiLimit || (thirds & (1 << (third & 31))) !== 0;
  };
  const find = (text: string, place: number, first: number) => {
    const node = mayOpen(text, place, first) ? root.next.get(symbolOf(first)) : undefined;
    return node && follow(text, place, node, text.length);
  };

  const endOfWord = (text: string, start: number): number => {
    let place = start;
    while (place < text.length && kindOf[text.charCodeAt(place)] === word) place += 1;
    return place;
  };

  return (text) => {
    const matches: JargonMatch[] = [];
    let place = 0;
    while (place < text.length) {
      const code = text.charCodeAt(place);
      const kind = kindOf[code];
      if (kind === gap) {
        place += 1;
        continue;
      }
      if (kind === strange || isSign(text, place, code)) return undefined;
      // A special character may also be at the end of a word or a term; no form begins there.
      const isWithinWord = kind === special && place > 0 && isWordBefore(text, place);
      const found = isWithinWord ? undefined : find(text, place, code);
      if (found) {
        if (hasSigns && mayHoldAddress(text.slice(place, found.end + widthOfRest)))
          return undefined;
        matches.push({ start: place, end: found.end, term: found.term });
        place = found.end;
        continue;
      }
      place += 1;
      if (kind === word) place = endOfWord(text, place);
    }
    return matches;
  };
}

/** The parts of an address sign that a term may contain while the rest of the sign follows it. */
const partOfSign = /[:@]|www/i;
const webHost = /^www\./i;
/** Upper and lower case differ in one bit. */
const isW = (code: number) => (code | 0x20) === 0x77;

/** Whether an address may begin here, or have begun before: its signs are "@", "://" and "www.". */
function isSign(text: string, place: number, code: number): boolean {
  if (code === at) return true;
  if (code === colon) return text.startsWith('//', place + 1);
  return isW(code) && isW(text.charCodeAt(place + 1)) && webHost.test(text.slice(place, place + 4));
}

import { codePointBefore, isLineBreak, isWhiteSpace, isWordCharacter, widthOf } from './characters';
import { findAddresses } from './findAddresses';
import { buildTrie, joinSymbols, symbolOf, type TrieNode } from './formTrie';
import { normaliseText } from './normaliseText';
import type { JargonMatch, JargonMatcher, JargonTerm } from './types';

/** A term found in normalised text. */
interface Found {
  readonly end: number;
  readonly term: string;
}

/**
 * A function that finds the glossary's terms in a text. At each place where a word can begin it follows
 * one trie of all forms for as far as the text agrees, so a text is read once, however long the
 * glossary, and no text makes it slow.
 */
export function createJargonMatcher(glossary: readonly JargonTerm[]): JargonMatcher {
  const root = buildTrie(glossary);
  const openings = listOpenings(root);
  const match = (text: string): JargonMatch[] => matchText(text, root, openings);
  return Object.assign(match, { glossary });
}

const asciiLimit = 0x80;
const asciiCodes = Array.from({ length: asciiLimit }, (_, code) => code);
/** 1 for an ASCII letter, digit or underscore. As long as there are units, so that none lies outside. */
const asciiWords = new Uint8Array(0x10000);
for (const code of asciiCodes) asciiWords[code] = Number(isWordCharacter(code));

/**
 * Which two ASCII characters can begin a form: 1 at `first * 128 + second`. Most words of a text are
 * done with after this one look.
 */
function listOpenings(root: TrieNode): Uint8Array {
  const openings = new Uint8Array(asciiLimit * asciiLimit);
  for (const first of asciiCodes) {
    const node = root.next.get(symbolOf(first));
    if (!node) continue;
    for (const second of asciiCodes) {
      const isOpening = node.endings.length > 0 || node.next.has(symbolOf(second));
      openings[first * asciiLimit + second] = Number(isOpening);
    }
  }
  return openings;
}

function canOpen(openings: Uint8Array, first: number, second: number): boolean {
  return second < asciiLimit ? openings[first * asciiLimit + second] === 1 : true;
}

function matchText(original: string, root: TrieNode, openings: Uint8Array): JargonMatch[] {
  const { text, startOf, endOf } = normaliseText(original);
  const matches: JargonMatch[] = [];
  const addresses = findAddresses(text);
  let addressIndex = 0;
  let limit = addresses[0]?.start ?? text.length;
  let isInsideWord = false;
  let at = 0;

  while (at < text.length) {
    if (at === limit) {
      at = addresses[addressIndex]?.end ?? text.length;
      addressIndex += 1;
      limit = addresses[addressIndex]?.start ?? text.length;
      isInsideWord = isWordBefore(text, at);
      continue;
    }
    const code = text.charCodeAt(at);
    if (code < asciiLimit && (isInsideWord || !canOpen(openings, code, text.charCodeAt(at + 1)))) {
      isInsideWord = asciiWords[code] === 1;
      at += 1;
      if (isInsideWord) while (at < limit && asciiWords[text.charCodeAt(at)] === 1) at += 1;
      continue;
    }
    const codePoint = text.codePointAt(at) ?? 0;
    const first = isInsideWord ? undefined : root.next.get(symbolOf(codePoint));
    const found = first && follow(text, at, first, limit);
    // Where a single character stands for several, two terms may share it; the first has it.
    if (found && startOf(at) >= (matches.at(-1)?.end ?? 0)) {
      matches.push({ start: startOf(at), end: endOf(found.end - 1), term: found.term });
      at = found.end;
      isInsideWord = isWordBefore(text, at);
      continue;
    }
    isInsideWord = isWordCharacter(codePoint);
    at += widthOf(codePoint);
  }
  return matches;
}

/** The longest form that begins at `start`, whose first character led to `first`. */
function follow(text: string, start: number, first: TrieNode, limit: number): Found | undefined {
  let longest: Found | undefined;
  let node: TrieNode | undefined = first;
  let at = start + widthOf(text.codePointAt(start) ?? 0);

  for (;;) {
    if (node.endings.length > 0 && !isWordAt(text, at)) {
      const term = endingTerm(node, text, start, at);
      if (term !== undefined) longest = { end: at, term };
    }
    if (at >= limit) return longest;
    const codePoint = text.codePointAt(at) ?? 0;
    node = node.next.get(symbolOf(codePoint));
    if (!node) return longest;
    // A gap is measured only where a form goes on after it, so that a long one is not read for nothing.
    at = isWhiteSpace(codePoint) ? endOfSpace(text, at) : at + widthOf(codePoint);
    if (at === -1 || at > limit) return longest;
  }
}

/** The term of the first form that ends here and is written as it must be. */
function endingTerm(node: TrieNode, text: string, start: number, end: number): string | undefined {
  return node.endings.find(
    ({ exact }) =>
      exact === undefined ||
      (exact.length === end - start && text.startsWith(exact, start)) ||
      exact === writtenForm(text, start, end),
  )?.term;
}

/** A stretch of text as exact forms are kept, with each separator as one space. */
function writtenForm(text: string, start: number, end: number): string {
  return joinSymbols(Array.from(text.slice(start, end).replaceAll(/\p{White_Space}+/gu, ' ')));
}

/** Where white space ends, or -1 if a blank line lies in it. */
function endOfSpace(text: string, start: number): number {
  let lines = 0;
  let at = start;
  for (; at < text.length && isWhiteSpace(text.charCodeAt(at)); at += 1) {
    const isSecondHalf = text[at] === '\n' && at > start && text[at - 1] === '\r';
    if (isLineBreak(text.charCodeAt(at)) && !isSecondHalf) lines += 1;
    if (lines > 1) return -1;
  }
  return at;
}

function isWordAt(text: string, at: number): boolean {
  const codePoint = text.codePointAt(at);
  return codePoint !== undefined && isWordCharacter(codePoint);
}

function isWordBefore(text: string, at: number): boolean {
  return isWordCharacter(codePointBefore(text, at));
}

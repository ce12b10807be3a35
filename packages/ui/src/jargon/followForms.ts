import { isLineBreak, isWhiteSpace, isWordCharacter, widthOf } from './characters';
import { joinSymbols, symbolOf, type TrieNode } from './formTrie';

/** A term found in normalised text. */
interface Found {
  readonly end: number;
  readonly term: string;
}

/** The longest form that begins at `start`, whose first character led to `first`. */
export function follow(
  text: string,
  start: number,
  first: TrieNode,
  limit: number,
): Found | undefined {
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
    // A gap is measured only if a form continues after it, so that a long one is not read in vain.
    at = isWhiteSpace(codePoint) ? endOfSpace(text, at) : at + widthOf(codePoint);
    if (at === -1) return longest;
  }
}

/** The term of the first form that ends here and is written as it must be, if its case counts. */
function endingTerm(node: TrieNode, text: string, start: number, end: number): string | undefined {
  return node.endings.find(
    ({ exact }) =>
      exact === undefined ||
      (exact.length === end - start && text.startsWith(exact, start)) ||
      exact === writtenForm(text, start, end),
  )?.term;
}

/** A stretch of text in the form in which exact forms are stored, with each separator as one space. */
function writtenForm(text: string, start: number, end: number): string {
  return joinSymbols(Array.from(text.slice(start, end).replaceAll(/\p{White_Space}+/gu, ' ')));
}

/** Where white space ends, or -1 if it contains a blank line. */
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

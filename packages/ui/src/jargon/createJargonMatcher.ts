import { isWordBefore, isWordCharacter, widthOf } from './characters';
import { createEverydayMatcher } from './everydayMatcher';
import { findAddresses } from './findAddresses';
import { follow } from './followForms';
import { buildTrie, symbolOf, type TrieNode } from './formTrie';
import { normaliseText } from './normaliseText';
import type { JargonMatch, JargonMatcher, JargonTerm } from './types';

/**
 * Creates a function that finds the glossary's terms in a text. At each place where a word can begin, it
 * follows one trie of all forms as far as the text matches. So a text is read once, however long the
 * glossary, and no text makes it slow.
 */
export function createJargonMatcher(glossary: readonly JargonTerm[]): JargonMatcher {
  const root = buildTrie(glossary);
  const matchEveryday = createEverydayMatcher(root, glossary);
  const match = (text: string): JargonMatch[] => matchEveryday(text) ?? matchText(text, root);
  return Object.assign(match, { glossary });
}

/** Matches any text, normalised and without its addresses. */
function matchText(original: string, root: TrieNode): JargonMatch[] {
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
    const codePoint = text.codePointAt(at) ?? 0;
    const first = isInsideWord ? undefined : root.next.get(symbolOf(codePoint));
    const found = first && follow(text, at, first, limit);
    // If one character stands for several, two terms may share it; the first term gets it.
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

import { foldCase, isHyphenLike, isWhiteSpace } from './characters';
import { normaliseText } from './normaliseText';
import type { JargonTerm } from './types';

/** Stands in a form for a space or a hyphen. No character has this number. */
const separator = -1;

/** A form that ends at a node. */
interface EndingForm {
  readonly term: string;
  /** How it must be written, for a form whose case counts. */
  readonly exact: string | undefined;
}

export interface TrieNode {
  /** Where each next character, with its case folded, leads. */
  readonly next: Map<number, TrieNode>;
  /** In the order of the glossary. */
  readonly endings: EndingForm[];
}

const newNode = (): TrieNode => ({ next: new Map(), endings: [] });

/** One capital begins a sentence or a name; two are an abbreviation such as RCT. */
const twoCapitals = /\p{Lu}.*\p{Lu}/su;

/** What a trie knows a character by. */
export function symbolOf(codePoint: number): number {
  return isHyphenLike(codePoint) || isWhiteSpace(codePoint) ? separator : foldCase(codePoint);
}

const isSeparating = (character: string) => symbolOf(character.codePointAt(0) ?? 0) === separator;

/** The characters of a form without what separates them from nothing, at its ends. */
function readForm(form: string): string[] {
  const characters = Array.from(normaliseText(form).text);
  const first = characters.findIndex((character) => !isSeparating(character));
  const last = characters.findLastIndex((character) => !isSeparating(character));
  const inner = first === -1 ? [] : characters.slice(first, last + 1);
  // White space of any length is one separator; each hyphen is one of its own.
  return inner.filter((character, index) => {
    const isSpace = isWhiteSpace(character.codePointAt(0) ?? 0);
    return !isSpace || !isWhiteSpace(inner[index - 1]?.codePointAt(0) ?? 0);
  });
}

/** Text with each separator as one space, which is how exact forms are compared. */
export function joinSymbols(characters: readonly string[]): string {
  return characters.map((character) => (isSeparating(character) ? ' ' : character)).join('');
}

/** Every form of every term, letter by letter, so that a text is read once for all of them. */
export function buildTrie(glossary: readonly JargonTerm[]): TrieNode {
  const root = newNode();
  for (const { term, variants } of glossary) {
    for (const form of [term, ...variants]) {
      const characters = readForm(form);
      if (characters.length === 0) continue;
      const text = joinSymbols(characters);
      const node = characters.reduce(step, root);
      node.endings.push({ term, exact: twoCapitals.test(text) ? text : undefined });
    }
  }
  return root;
}

function step(node: TrieNode, character: string): TrieNode {
  const symbol = symbolOf(character.codePointAt(0) ?? 0);
  const next = node.next.get(symbol) ?? newNode();
  node.next.set(symbol, next);
  return next;
}

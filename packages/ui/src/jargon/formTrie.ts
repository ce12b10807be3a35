import { foldCase, isHyphenLike, isWhiteSpace } from './characters';
import { normaliseText } from './normaliseText';
import type { JargonTerm } from './types';

/** The symbol for a space or a hyphen in a form. No character has this number. */
const separator = -1;

/** A form that ends at a node. */
interface EndingForm {
  readonly term: string;
  /** The exact spelling, for a form whose case counts. */
  readonly exact: string | undefined;
}

export interface TrieNode {
  /** The node for each next character, with its case folded. */
  readonly next: Map<number, TrieNode>;
  /** In the order of the glossary. */
  readonly endings: EndingForm[];
}

const newNode = (): TrieNode => ({ next: new Map(), endings: [] });

/** Two capitals make an abbreviation such as RCT; one only begins a sentence or a name. */
const twoCapitals = /\p{Lu}.*\p{Lu}/su;

/** The symbol of a character in the trie. */
export function symbolOf(codePoint: number): number {
  return isHyphenLike(codePoint) || isWhiteSpace(codePoint) ? separator : foldCase(codePoint);
}

const isSeparating = (character: string) => symbolOf(character.codePointAt(0) ?? 0) === separator;

/** The characters of a form without separators at its ends. */
function readForm(form: string): string[] {
  const characters = Array.from(normaliseText(form).text);
  const first = characters.findIndex((character) => !isSeparating(character));
  const last = characters.findLastIndex((character) => !isSeparating(character));
  const inner = first === -1 ? [] : characters.slice(first, last + 1);
  // White space of any length is one separator; each hyphen is a separator of its own.
  return inner.filter((character, index) => {
    const isSpace = isWhiteSpace(character.codePointAt(0) ?? 0);
    return !isSpace || !isWhiteSpace(inner[index - 1]?.codePointAt(0) ?? 0);
  });
}

/** The text with each separator as one space, the form in which exact forms are compared. */
export function joinSymbols(characters: readonly string[]): string {
  return characters.map((character) => (isSeparating(character) ? ' ' : character)).join('');
}

/** A trie of every form of every term, so that a text is read once for all of them. */
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

import { createJargonMatcher, type JargonTerm } from '../../src/jargon';

declare global {
  interface Window {
    /** Matches 1,000 characters of a kind in one of the ways, `times` times. */
    matchTexts: (way: string, kind: string, times: number) => number;
  }
}

// The product's own glossary, inserted by the build: nothing of the domain becomes part of the library.
const glossary: readonly JargonTerm[] = JSON.parse(__GLOSSARY__) as JargonTerm[];
declare const __GLOSSARY__: string;

const sentences = [
  'We follow a cohort of people who live with asthma and ask them each week how well they slept. ',
  'Nobody has to travel: a researcher rings you at home, at a time that suits you and your family. ',
  'Half of the people are chosen by chance to get the new inhaler, and the others their usual care. ',
  'What you tell us is kept without your name, and you can stop at any time without giving a reason. ',
];

/** A whole string of its own, as an editor passes it, not a slice of a longer one. */
const thousand = (parts: readonly string[]) =>
  Array.from(parts.join('').repeat(3)).slice(0, 1_000).join('');
const kinds = new Map([
  ['plain', thousand(sentences)],
  ['accented', thousand(sentences.map((text) => `${text.replaceAll('a', 'á')}“So” – `))],
]);

const formsOf = ({ term, variants }: JargonTerm) =>
  [term, ...variants].toSorted((one, other) => other.length - one.length).join('|');
const bounded = (forms: string) =>
  // eslint-disable-next-line security/detect-non-literal-regexp -- The forms are the glossary's own.
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])(?:${forms})(?![\\p{L}\\p{M}\\p{N}_])`, 'giu');
const each = glossary.map((entry) => bounded(formsOf(entry)));
const together = bounded(glossary.map(formsOf).join('|'));
const match = createJargonMatcher(glossary);

/** What somebody would write by hand: an expression for each term, or one for all. */
const ways = new Map<string, (text: string) => number>([
  ['60 expressions', (text) => each.reduce((sum, one) => sum + [...text.matchAll(one)].length, 0)],
  ['one expression', (text) => [...text.matchAll(together)].length],
  ['Sounding', (text) => match(text).length],
]);

window.matchTexts = (way, kind, times) => {
  const run = ways.get(way);
  const text = kinds.get(kind) ?? '';
  let found = 0;
  for (let time = 0; time < times; time += 1) found += run?.(text) ?? 0;
  return found;
};
window.isReady = true;

import type { JargonTerm } from '../../../jargon';
import type { JargonMessages } from './jargon.messages';

const twoCapitals = /\p{Lu}.*\p{Lu}/su;
const small = /\p{Ll}/u;
const capitalFirst = /^\P{L}*\p{Lu}/u;
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const separator = /[\p{Dash}\p{White_Space}]+/gu;
const sentenceStart = /(?:^|[.!?…]["'’”)]*\s)[\s"'‘“(]*$/u;

/**
 * The plainer words with the capitals of the term: a first capital stays, and a term in capitals gives words
 * in capitals. An abbreviation's capitals say nothing about the sentence, so there the text before it
 * decides.
 */
export function keepCapitals(
  written: string,
  words: string,
  before: string,
  { term, variants }: JargonTerm,
): string {
  const isWritten = (form: string) => spelling(form) === spelling(written);
  const isAbbreviation = twoCapitals.test(written) && [term, ...variants].some(isWritten);
  if (isAbbreviation) return sentenceStart.test(before) ? capitalise(words) : words;
  if (twoCapitals.test(written) && !small.test(written)) return words.toLocaleUpperCase('en-GB');
  return capitalFirst.test(written) ? capitalise(words) : words;
}

/** A form as the matcher compares it: "COVID-19" may be written with any hyphen, or a space. */
function spelling(form: string): string {
  return form.replaceAll(unseen, '').normalize('NFKC').replaceAll(separator, ' ');
}

function capitalise(words: string): string {
  const [first = ''] = words;
  return first.toLocaleUpperCase('en-GB') + words.slice(first.length);
}

/** The last word of a text, if only spaces follow it. */
const lastWord = /(?<![\p{L}\p{M}\p{N}_'’-])(?<word>\p{L}[\p{L}'’]*)(?<spaces>[^\S\n]+)$/u;

/** What to write in a term's place, and what in the place of the word before it, if that changes. */
interface Replacement {
  readonly text: string;
  /** The length from the start of that word to the term, in UTF-16 units, and the text that replaces it. */
  readonly before?: { readonly length: number; readonly text: string };
}

/** The plainer words in a term's place, joined to the word before it. */
export function plainerWords(
  written: string,
  words: string,
  before: string,
  entry: JargonTerm,
  joinWords: JargonMessages['joinWords'],
): Replacement {
  const { word = '', spaces = '' } = lastWord.exec(before)?.groups ?? {};
  const small = word.toLocaleLowerCase('en-GB');
  const [asked, joined] = word === '' ? ['', words] : joinWords(small, words);
  if (asked === small) return { text: keepCapitals(written, joined, before, entry) };
  const length = word.length + spaces.length;
  const isCapital = capitalFirst.test(word);
  if (asked === '') {
    const text = keepCapitals(written, joined, before.slice(0, -length), entry);
    return { text: isCapital ? capitalise(text) : text, before: { length, text: '' } };
  }
  return {
    text: keepCapitals(written, joined, before, entry),
    before: { length, text: (isCapital ? capitalise(asked) : asked) + spaces },
  };
}

/* A hyphen makes one word of two; a longer dash does not. */
const compoundBefore = /[\p{L}\p{N}][-\u2010\u2011]$/u;
const compoundAfter = /^[-\u2010\u2011][\p{L}\p{N}]/u;

/**
 * The plainer words that fit in the place of a term. There are none if the term is part of a longer word,
 * such as “anti-cohort”: then it can only be explained.
 */
export function alternativesIn(
  text: string,
  start: number,
  end: number,
  entry: JargonTerm,
): readonly string[] {
  const isInCompound =
    compoundBefore.test(text.slice(0, start)) || compoundAfter.test(text.slice(end));
  return isInCompound ? [] : alternativesFor(text.slice(start, end), entry);
}

/** The plainer words for the form that was written. */
export function alternativesFor(written: string, entry: JargonTerm): readonly string[] {
  const folded = spelling(written).toLowerCase();
  const isWritten = (form: string) => spelling(form).toLowerCase() === folded;
  const wording = entry.wordings?.find(({ forms }) => forms.some(isWritten));
  return (wording ?? entry).alternatives;
}

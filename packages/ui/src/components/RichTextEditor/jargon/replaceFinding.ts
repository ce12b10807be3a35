import { closeHistory } from '@tiptap/pm/history';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { JargonTerm } from '../../../jargon';
import type { Finding } from './finding';

const twoCapitals = /\p{Lu}.*\p{Lu}/su;
const small = /\p{Ll}/u;
const capitalFirst = /^\P{L}*\p{Lu}/u;
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const separator = /[\p{Dash}\p{White_Space}]+/gu;
const sentenceStart = /(?:^|[.!?…]["'’”)]*\s)[\s"'‘“(]*$/u;

/**
 * The plainer words, written as the term was: after a capital a capital, in a line of capitals
 * capitals. An abbreviation's capitals say nothing of the sentence, so for it the text before decides.
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

/** As the matcher compares an abbreviation: "COVID-19" may be written with any hyphen, or a space. */
function spelling(form: string): string {
  return form.replaceAll(unseen, '').normalize('NFKC').replaceAll(separator, ' ');
}

function capitalise(words: string): string {
  const [first = ''] = words;
  return first.toLocaleUpperCase('en-GB') + words.slice(first.length);
}

/** Puts plainer words in a term's place, in its looks, as one step for Undo. */
export function replaceFinding(
  state: EditorState,
  { from, to }: Finding,
  words: string,
  entry: JargonTerm,
): Transaction {
  const { doc, schema, tr } = state;
  const start = doc.resolve(from);
  const before = start.parent.textBetween(0, start.parentOffset, undefined, '\n');
  const text = keepCapitals(doc.textBetween(from, to, undefined, '\n'), words, before, entry);
  const marks = doc.nodeAt(from)?.marks ?? [];
  return closeHistory(tr.replaceWith(from, to, schema.text(text, marks)));
}

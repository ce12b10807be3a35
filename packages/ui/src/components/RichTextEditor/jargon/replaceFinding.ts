import { closeHistory } from '@tiptap/pm/history';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { JargonTerm } from '../../../jargon';
import type { Finding } from './finding';
import type { JargonMessages } from './jargon.messages';
import { alternativesIn, plainerWords } from './plainerWords';

/** The plainer words that fit in a term's place. */
export function alternativesAt(
  { doc }: EditorState,
  { from, to }: Finding,
  entry: JargonTerm,
): readonly string[] {
  const start = doc.resolve(from);
  const text = start.parent.textBetween(0, start.parent.content.size, undefined, '\n');
  return alternativesIn(text, start.parentOffset, start.parentOffset + to - from, entry);
}

/** Puts plainer words in a term's place, with its formatting, as one step for Undo. */
export function replaceFinding(
  state: EditorState,
  { from, to }: Finding,
  words: string,
  entry: JargonTerm,
  joinWords: JargonMessages['joinWords'],
): Transaction {
  const { doc, schema, tr } = state;
  const start = doc.resolve(from);
  const { text, before } = plainerWords(
    doc.textBetween(from, to, undefined, '\n'),
    words,
    start.parent.textBetween(0, start.parentOffset, undefined, '\n'),
    entry,
    joinWords,
  );
  tr.replaceWith(from, to, schema.text(text, doc.nodeAt(from)?.marks ?? []));
  if (before) tr.insertText(before.text, from - before.length, from);
  return closeHistory(tr);
}

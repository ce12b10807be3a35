import { singleLine } from './singleLine';

/** Enough characters to recognise a text, in a question or in a list of mails. */
const longest = 60;

/** A plain text on one line; a long text is cut after a whole word, if it has several words. */
export function beginning(text: string): string {
  const line = singleLine(text);
  // By code points, so that no surrogate pair is split.
  const cut = Array.from(line).slice(0, longest).join('');
  return cut === line ? line : `${cut.replace(/\s+\S*$/, '')}…`;
}

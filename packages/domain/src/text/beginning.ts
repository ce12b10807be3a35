import { singleLine } from './singleLine';

/** As many characters as are enough to know a text again, in a question as in a list of mails. */
const longest = 60;

/** A plain text on one line; of a long one the beginning, cut behind a word where it has several. */
export function beginning(text: string): string {
  const line = singleLine(text);
  // By code points, so that no character ends in its middle.
  const cut = Array.from(line).slice(0, longest).join('');
  return cut === line ? line : `${cut.replace(/\s+\S*$/, '')}…`;
}

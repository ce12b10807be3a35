import { graphemesOf } from './characters';
import { singleLine } from './singleLine';

/** In code points: enough to recognise a text, in a question or in a list of mails. */
const longest = 60;

/** How much a cut behind a word must leave, so that a word before a long address does not stand alone. */
const leastOfWords = (longest * 2) / 3;

/**
 * A plain text on one line. A long text is cut behind a word if most of what may be shown is left then, and
 * otherwise between two characters, as in a script without spaces.
 */
export function beginning(text: string): string {
  const line = singleLine(text);
  if (lengthOf(line) <= longest) return line;
  const cut = wholeCharacters(line);
  const words = cut.replace(/\s+\S*$/, '');
  return `${lengthOf(words) >= leastOfWords ? words : cut}…`;
}

/** As many whole characters as fit. */
function wholeCharacters(line: string): string {
  let cut = '';
  for (const character of graphemesOf(line)) {
    if (lengthOf(cut + character) > longest) break;
    cut += character;
  }
  return cut;
}

const lengthOf = (text: string) => Array.from(text).length;

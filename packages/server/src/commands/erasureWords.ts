import { plainText, singleLine, withoutForbiddenCharacters } from '@sounding/domain';
import { parseArgs } from 'node:util';
import { StartFailure } from '../platform/startFailure';

/** How many characters of a text are shown: enough to recognise it. */
const shownCharacters = 200;

/** What to erase, and whether that was agreed to beforehand. */
export interface ErasureWords {
  readonly named: string;
  readonly isAgreed: boolean;
}

/** Reads one word and perhaps `--yes`; anything else throws the usage. */
export function readErasureWords(words: readonly string[], usage: string): ErasureWords {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { yes: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [named = '', ...others] = positionals;
    if (named === '' || others.length > 0) throw new Error('not one word');
    return { named, isAgreed: values.yes };
  } catch (cause) {
    throw new StartFailure(usage, { cause });
  }
}

/** Reads the number of a record and perhaps `--yes`. */
export function readErasureNumber(
  words: readonly string[],
  usage: string,
): Pick<ErasureWords, 'isAgreed'> & { readonly id: number } {
  const { named, isAgreed } = readErasureWords(words, usage);
  const id = /^\d{1,10}$/.test(named) ? Number(named) : Infinity;
  if (id > 2_147_483_647) throw new StartFailure(usage);
  return { id, isAgreed };
}

/** What to write down about an erasure, because a restored backup brings the data back. */
export const toKeep = (command: string, now: Date): string =>
  `Keep this line outside the database, to do it again after an earlier backup is put back:\n${now.toISOString()} ${command}`;

/** The beginning of what somebody wrote, on one line, without characters that control a terminal. */
export function beginningOf(text: string): string {
  const letters = Array.from(withoutForbiddenCharacters(singleLine(text)));
  const end = letters.length > shownCharacters ? '…' : '';
  return `${letters.slice(0, shownCharacters).join('')}${end}`;
}

export const beginningOfRichText = (html: string): string => beginningOf(plainText(html));

import { plainText, singleLine, withoutForbiddenCharacters } from '@sounding/domain';
import { parseArgs } from 'node:util';
import { StartFailure } from './platform/startFailure';

/** How much of a text is shown of it: enough to know it again. */
const shownCharacters = 200;

/** What to erase, and whether that was agreed to beforehand. */
export interface ErasureWords {
  readonly named: string;
  readonly isAgreed: boolean;
}

/** Reads one word and perhaps `--yes`; anything else is answered by how it is done. */
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

/** The same for the number of a record. */
export function readErasureNumber(
  words: readonly string[],
  usage: string,
): Pick<ErasureWords, 'isAgreed'> & { readonly id: number } {
  const { named, isAgreed } = readErasureWords(words, usage);
  const id = /^\d{1,10}$/.test(named) ? Number(named) : Infinity;
  if (id > 2_147_483_647) throw new StartFailure(usage);
  return { id, isAgreed };
}

/** What to write down of an erasure, since a backup that is put back knows nothing of it. */
export const toKeep = (command: string, now: Date): string =>
  `Keep this line outside the database, to do it again after an earlier backup is put back:\n${now.toISOString()} ${command}`;

/** The beginning of what somebody wrote, on one line, without what a terminal would obey. */
export function beginningOf(text: string): string {
  const letters = Array.from(withoutForbiddenCharacters(singleLine(text)));
  const end = letters.length > shownCharacters ? '…' : '';
  return `${letters.slice(0, shownCharacters).join('')}${end}`;
}

export const beginningOfRichText = (html: string): string => beginningOf(plainText(html));

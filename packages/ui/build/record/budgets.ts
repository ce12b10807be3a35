import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { recordFolder } from '../folders';
import type { Size } from './sizes';

const file = resolve(recordFolder, 'sizes.json');

/**
 * A little more than the measured size, so that a patch of a dependency passes and a careless import does
 * not.
 */
const margin = (size: number) => (size === 0 ? 0 : Math.ceil((size * 1.02 + 0.1) * 10) / 10);

/** The largest allowed size of each part, as last recorded. */
export async function readBudgets(): Promise<Map<string, Size>> {
  return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, Size>));
}

export async function writeBudgets(sizes: ReadonlyMap<string, Size>): Promise<void> {
  const budgets = [...sizes]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, { atOnce, later }]) => [name, { atOnce: margin(atOnce), later: margin(later) }]);
  await writeFile(file, `${JSON.stringify(Object.fromEntries(budgets), null, 2)}\n`);
}

import { recordFolder } from '../folders';
import { writeApiReports } from './apiReports';
import { writeBudgets } from './budgets';
import { measureSizes } from './sizes';

/**
 * Run by `npm run record --workspace @sounding/ui` after a build: records what the package offers and what
 * each part may cost. Read and commit the result together with the change that caused it.
 */
const reports = await writeApiReports(recordFolder);
const sizes = await measureSizes();
await writeBudgets(sizes);
for (const [name, { atOnce, later }] of sizes)
  console.log(
    `${name}: ${atOnce.toFixed(1)} KiB${later === 0 ? '' : `, later ${later.toFixed(1)}`}`,
  );
console.log(`${recordFolder}: ${reports.length} reports, budgets of ${sizes.size} parts`);

import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordFolder } from '../../packages/ui/build/folders';
import { writeApiReports } from '../../packages/ui/build/record/apiReports';
import { readBudgets } from '../../packages/ui/build/record/budgets';
import { measureSizes } from '../../packages/ui/build/record/sizes';

const how =
  'If that is meant, run `npm run build --workspace @sounding/ui` and `npm run record --workspace @sounding/ui`, read what changed and commit it.';

const folder = await mkdtemp(join(tmpdir(), 'api-reports-'));
const reports = await writeApiReports(folder);
const offered = await Promise.all(reports.map((name) => readFile(join(folder, name), 'utf8')));
await rm(folder, { recursive: true });

describe('what the package offers is what was recorded', () => {
  test('no entry point came or went', async () => {
    const recorded = (await readdir(recordFolder)).filter((name) => name.endsWith('.api.md'));
    expect(reports.toSorted(), how).toEqual(recorded.toSorted());
  });

  test.each(reports.map((name, index) => [name, offered[index]] as const))(
    '%s',
    async (name, report) => {
      expect(report, how).toBe(await readFile(join(recordFolder, name), 'utf8'));
    },
  );
});

const sizes = await measureSizes();
const budgets = await readBudgets();

describe('no part costs more than its budget', () => {
  test('every part has a budget, and every budget a part', () => {
    expect([...sizes.keys()].toSorted(), how).toEqual([...budgets.keys()].toSorted());
  });

  test.each([...sizes])('%s', (name, { atOnce, later }) => {
    const budget = budgets.get(name) ?? { atOnce: 0, later: 0 };
    expect(atOnce, `KiB of ${name} at once. ${how}`).toBeLessThanOrEqual(budget.atOnce);
    expect(later, `KiB of ${name} on first use. ${how}`).toBeLessThanOrEqual(budget.later);
  });
});

describe('a part brings its own style sheets and those of the parts it is made of, no other', () => {
  test.each([...sizes])('%s', (_name, { modules, styleSheets }) => {
    const made = new Set(
      modules
        .filter((path) => path.endsWith('.js') && !path.endsWith('.styles.js'))
        .map((path) => path.split('/').slice(0, -1).join('/')),
    );
    const strangers = styleSheets.filter(
      (path) => path.startsWith('components/') && !made.has(path.split('/').slice(0, -1).join('/')),
    );
    expect(strangers).toEqual([]);
  });

  test('Button comes without a style sheet of any other component', () => {
    expect(
      sizes.get('Button')?.styleSheets.filter((path) => path.startsWith('components/')),
    ).toEqual(['components/Button/Button.css']);
  });
});

import type axe from 'axe-core';
import type { AxeResults, CheckResult, NodeResult, Result, RunOptions } from 'axe-core';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { axeExceptions } from '../axeExceptions.mjs';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type AxeException = (typeof axeExceptions)[number];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Text on its ground: 4.5:1 in every theme, and 7:1 (1.4.6) in high contrast. */
const contrast = (theme: string) =>
  theme === 'high-contrast' ? ['color-contrast', 'color-contrast-enhanced'] : ['color-contrast'];

/** Every WCAG A and AA rule and best practice, or those alone that judge colours. */
function options(theme: string, isOfColours: boolean): RunOptions {
  const judged = contrast(theme);
  return {
    runOnly: isOfColours
      ? { type: 'rule', values: [...judged, 'link-in-text-block'] }
      : { type: 'tag', values: standards },
    rules: Object.fromEntries(judged.map((rule) => [rule, { enabled: true }])),
    // Passed rules are not read, and reporting them costs most of the time.
    resultTypes: ['violations', 'incomplete'],
  };
}

/** Loads axe once for a page, before the first story: it stays there while stories change. */
export async function loadAxe(page: Page): Promise<void> {
  await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
}

/**
 * What axe finds in the whole document, since dialogs live outside the story's own element. With `isOfColours`
 * it judges colours alone: enough for a document that it has judged in another theme. Axe notes where
 * things are and reads them later. If the document changes in between, as by an announcement a while after
 * a press, axe reports on a page that never existed, so it runs again.
 */
export async function findProblems(
  page: Page,
  theme: string,
  { isOfColours = false } = {},
): Promise<string[]> {
  const results = await page.evaluate(
    async (run): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> => {
      // For a story that changes all the time, the last look counts.
      const mostLooks = 5;
      for (let look = 1; ; look++) {
        let hasChanged = false;
        const changes = new MutationObserver(() => {
          hasChanged = true;
        });
        changes.observe(document, { subtree: true, childList: true });
        const { violations, incomplete } = await window.axe.run(document, run);
        hasChanged ||= changes.takeRecords().length > 0;
        changes.disconnect();
        if (!hasChanged || look === mostLooks) return { violations, incomplete };
      }
    },
    options(theme, isOfColours),
  );
  // An undecided result is a problem too, until a person has looked at it and said why it is none.
  return [...results.violations, ...results.incomplete]
    .map((result) => ({
      ...result,
      nodes: result.nodes.filter((node) => !isExcepted(result.id, node)),
    }))
    .filter(({ nodes }) => nodes.length > 0)
    .map((result) => describe(result, theme));
}

function isExcepted(id: string, node: NodeResult): boolean {
  const exception = axeExceptions.find(
    ({ rule, undecided, isForLayouts = false }) =>
      rule === id &&
      (!isForLayouts || process.env['LAYOUTS'] === 'on') &&
      (undecided === undefined ||
        (isA(undecided.element, node) &&
          node.any.every((check) => undecided.because.includes(reasonOf(check))))),
  );
  if (exception !== undefined) noteUse(exception);
  return exception !== undefined;
}

function isA(element: string, { html }: NodeResult): boolean {
  return html.startsWith(`<${element} `) || html.startsWith(`<${element}>`);
}

/** The reason why axe could not decide; it gives a reason only then. */
function reasonOf({ data }: CheckResult): string {
  return isRecord(data) ? String(data['messageKey']) : '';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** `run-tests.mjs` reads these marks and fails on an exception without one. */
function noteUse(exception: AxeException): void {
  const folder = process.env['AXE_EXCEPTIONS_USED'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, String(axeExceptions.indexOf(exception))), '');
}

function describe({ id, help, helpUrl, nodes }: Result, theme: string): string {
  const places = nodes.map(
    ({ html, failureSummary }) => `    ${html}\n      ${failureSummary ?? 'not decided by axe'}`,
  );
  return `${theme}: ${id}: ${help} (${helpUrl})\n${places.join('\n')}`;
}

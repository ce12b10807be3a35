import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { findProblems, loadAxe } from './visit/axe.ts';
import { findLayoutProblems } from './visit/layouts.ts';
import { compareScreenshot, learnScreenshots } from './visit/screenshot.ts';
import { settle } from './visit/settle.ts';
import { findSmallTargets } from './visit/targets.ts';
import { findInvalidToBrowser } from './visit/validity.ts';

/** The themes that pictures are taken in; axe checks these and high contrast. */
const pictured = ['light', 'dark'] as const;
const themes = [...pictured, 'high-contrast'] as const;

/** Each page's errors and warnings since the story's visit began. */
const complaints = new WeakMap<Page, string[]>();

function listen(page: Page): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.get(page)?.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.get(page)?.push(`uncaught: ${error.message}`));
}

const config: TestRunnerConfig = {
  setup: learnScreenshots,

  async prepare({ page }) {
    // The add-on's own check would run in the same page as ours and at the same time; with `visit=test`,
    // preview.ts switches it off.
    const address = new URL('/iframe.html?visit=test', process.env['TARGET_URL']);
    await page.goto(address.toString(), { waitUntil: 'load' });
    await loadAxe(page);
  },

  preVisit(page) {
    // Not in `prepare`, which runs in another copy of this module.
    if (!complaints.has(page)) listen(page);
    complaints.set(page, []);
    return Promise.resolve();
  },

  async postVisit(page, { id }) {
    const problems: string[] = [];
    await settle(page);
    if (process.env['LAYOUTS'] === 'on') problems.push(...(await findLayoutProblems(page, id)));
    else problems.push(...(await findThemeProblems(page, id)));
    problems.push(...(complaints.get(page) ?? []));
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  },
};

/**
 * Visits each story once: switching the theme costs a tenth of rendering the story again. A theme changes
 * colours, so axe has every rule judge the first one, and another only if the document is no longer the same.
 */
async function findThemeProblems(page: Page, id: string): Promise<string[]> {
  const problems = [...(await findSmallTargets(page)), ...(await findInvalidToBrowser(page))];
  let judged: string | undefined;
  for (const theme of themes) {
    const shown = await page.evaluate(async (name) => {
      document.documentElement.dataset['theme'] = name;
      await document.fonts.ready;
      return document.body.outerHTML;
    }, theme);
    problems.push(...(await findProblems(page, theme, { isOfColours: shown === judged })));
    judged = shown;
    if (process.env['SCREENSHOTS'] !== 'off' && pictured.some((name) => name === theme)) {
      problems.push(...(await compareScreenshot(page, id, theme)));
    }
  }
  return problems;
}

export default config;

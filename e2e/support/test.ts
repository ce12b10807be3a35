import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { startProduct, type Product } from './product';

interface PageChecks {
  /** Fails unless axe finds nothing on the page as it stands: all A, AA and best-practice rules. */
  readonly expectAccessible: (page: Page) => Promise<void>;
  /** Fails the test when the page logged an error, threw, or was refused by the security policy. */
  readonly watchConsole: undefined;
  /** What a journey makes the browser log on purpose, such as a request while offline. */
  readonly provokes: { readonly errors: readonly RegExp[] };
}

interface WorkerProduct {
  readonly product: Product;
}

/** Playwright's test with a running product, and with the checks that hold on every page. */
export const test = base.extend<PageChecks, WorkerProduct>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectAccessible: async ({ browserName: _ }, use) => {
    await use(async (page) => {
      // While a page is loading, axe would report that it has no heading. Not `visible`: a dialog hides it.
      await page.locator('h1').first().waitFor({ state: 'attached' });
      const { violations } = await new AxeBuilder({ page })
        // So that axe opens no page of its own each time. It then leaves out frames of other sites.
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => ({
          id,
          at: nodes.map(({ html, target }) => `${target.join(' ')}: ${html}`),
        })),
        `axe on ${page.url()}`,
      ).toEqual([]);
    });
  },
  provokes: [{ errors: [] }, { option: true }],
  watchConsole: [
    async ({ page, provokes }, use) => {
      const isExpected = (text: string) =>
        isExpectedRefusal(text) || provokes.errors.some((pattern) => pattern.test(text));
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`threw: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text()))
          problems.push(`logged: ${message.text()}`);
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Chromium logs every 4xx response as an error, including those that a journey provokes on purpose. */
function isExpectedRefusal(text: string): boolean {
  return /^Failed to load resource: the server responded with a status of 4\d\d/.test(text);
}

export { expect };

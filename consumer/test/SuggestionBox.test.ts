import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const executablePath = process.env.CHROMIUM_PATH;
  browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Opens the built page and answers with it and with everything it complains about. */
async function open(looks: 'light' | 'dark' = 'light') {
  const context = await browser.newContext({
    colorScheme: looks,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByRole('heading', { level: 1, name: 'Boîte à idées' }).waitFor();
  return { page, complaints };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const groundOf = (page: Page, name: string) =>
  button(page, name).evaluate((element) => getComputedStyle(element).backgroundColor);

test('every word of the library’s parts is in the language of the page', async () => {
  const { page, complaints } = await open();
  await page.getByText('Page 1 sur 3').waitFor();
  await button(page, 'Suivant').click();
  await page.getByText('Page 2 sur 3').waitFor();
  await page.getByText('En tête : Le soir, 28 réponses.').waitFor();
  const words = await page.locator('body').innerText();
  expect(words).not.toMatch(/\b(?:previous|next|of|show|table|skip|used|answers|download)\b/iu);
  expect(complaints).toEqual([]);
  await page.close();
});

test('the page wears this team’s colours in light and dark, and the library’s in high contrast', async () => {
  const { page } = await open();
  expect(await groundOf(page, 'Publier la réponse')).toBe('rgb(109, 31, 87)');
  await page.evaluate(() => (document.documentElement.dataset.theme = 'high-contrast'));
  expect(await groundOf(page, 'Publier la réponse')).toBe('rgb(0, 51, 63)');
  await page.close();

  const { page: dark } = await open('dark');
  expect(await groundOf(dark, 'Publier la réponse')).toBe('rgb(240, 169, 214)');
  await dark.close();
});

test('an idea is refused only once that is confirmed', async () => {
  const { page } = await open();
  await button(page, 'Refuser l’idée').click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirmation' });
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await dialog.waitFor({ state: 'detached' });
  await button(page, 'Refuser l’idée').click();
  await dialog.getByRole('button', { name: 'Refuser' }).click();
  await page.getByText('Cette idée est refusée.').waitFor();
  await page.close();
});

test('the library’s matcher finds the words of this team’s own glossary', async () => {
  const { page } = await open();
  await page.getByRole('textbox', { name: 'Notre réponse' }).fill('Demandez-le par le PEB.');
  await page.getByText('À expliquer : PEB').waitFor();
  await page.close();
});

test.each(['light', 'dark'] as const)('axe finds nothing wrong in %s looks', async (looks) => {
  const { page } = await open(looks);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  await page.close();
});

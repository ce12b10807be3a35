import axe from 'axe-core';
import { chromium, type Browser } from 'playwright';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import audit from '../../packages/app/src/content/accessibilityAudit.json';
import { brand } from '../../packages/domain/src/product/brand';
import { chromiumOptions } from '../test/chromium.mjs';
import { serveBuiltApp } from './serveBuiltApp';

let app: Awaited<ReturnType<typeof serveBuiltApp>>;
let browser: Browser;

beforeAll(async () => {
  app = await serveBuiltApp({ brandFile: join(import.meta.dirname, 'otherBrand.ts') });
  browser = await chromium.launch(chromiumOptions);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await app.close();
});

/** Opens a page, waits until it has loaded, and returns it with all its requests. */
async function open(path: string) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  await page.goto(app.origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return { page, requests };
}

/** What a first visit to the sign-in page may weigh, React included (docs/performance.md). */
const firstLoadKiB = 145;

test('the sign-in page loads one font, and no more scripts and styles than its budget allows', async () => {
  const { page, requests } = await open('/signin');
  await page.close();
  const files = [
    ...new Set(
      requests.map(({ pathname }) => pathname).filter((path) => /\.(?:js|css)$/.test(path)),
    ),
  ];
  const sizes = await Promise.all(
    files.map(
      async (file) => gzipSync(await readFile(join(app.outDir, file)), { level: 9 }).length,
    ),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  console.log(`First load of /signin: ${total.toFixed(1)} KiB in ${files.length} files.`);
  // If the page's own code were not in the list, the sum would prove nothing.
  expect(files.length).toBeGreaterThan(5);
  expect(total).toBeLessThanOrEqual(firstLoadKiB);
  expect(requests.filter(({ pathname }) => pathname.endsWith('.woff2'))).toHaveLength(1);
}, 60_000);

/** Technical names that no person reads: of a Trusted Types policy, a cascade layer and the browser's stores. */
const technicalNames = /sounding-(?:worker|ui|unsaved-work|unsaved-drafts)/g;

test('under a second brand no trace of the first is left in what is built [OPEN-26, OPEN-27]', async () => {
  const traces = [brand.productName, brand.university, brand.emailDomain, brand.supportEmail];
  const files = (await readdir(app.outDir, { recursive: true })).filter((file) =>
    /\.(?:js|css|html)$/.test(file),
  );
  const found: string[] = [];
  for (const file of files) {
    const text = (await readFile(join(app.outDir, file), 'utf8')).replaceAll(technicalNames, '');
    for (const trace of traces) {
      const place = text.toLowerCase().indexOf(trace.toLowerCase());
      if (place >= 0) found.push(`${file}: … ${text.slice(Math.max(0, place - 60), place + 60)} …`);
    }
  }
  expect(files.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
}, 60_000);

test('under a second brand the pages carry its name, its picture and its links, and leave out what it has not [OPEN-26, OPEN-27]', async () => {
  const { page } = await open('/privacy-policy');
  expect(await page.title()).toBe('Privacy policy – Echo');
  const home = page.getByRole('link', { name: 'Echo, home' });
  expect(await home.locator('img').getAttribute('src')).toBe('/brand/echo.svg');
  expect(await page.getByRole('link', { name: 'help@echo.example' }).count()).toBe(1);
  expect(await page.getByRole('link', { name: /general privacy notice/ }).count()).toBe(0);
  expect(await page.getByRole('link', { name: /LinkedIn/ }).count()).toBe(1);
  expect(await page.getByRole('link', { name: /Facebook/ }).count()).toBe(0);
  await page.close();
}, 60_000);

test('what is built carries the licences of what it is made of, and a page leads to them', async () => {
  const { page } = await open('/acknowledgement');
  const link = page.getByRole('main').getByRole('link', { name: /their licences/ });
  const [file] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await file.waitForLoadState();
  const text = await file.locator('body').innerText();
  await page.context().close();

  const named = [...text.matchAll(/^## (\S+)/gm)].map(([, name]) => name);
  expect(named).toEqual(
    expect.arrayContaining(['react-dom', 'react-aria', '@tiptap/core', 'd3-scale', 'dompurify']),
  );
  for (const words of ['MIT License', 'Apache License', 'SIL OPEN FONT LICENSE Version 1.1']) {
    expect(text).toContain(words);
  }
}, 60_000);

test('what is long and made of words lies packed beside itself, whole', async () => {
  const files = (await readdir(app.outDir, { recursive: true })).filter((file) =>
    /\.(?:js|css|svg|txt)$/.test(file),
  );
  expect(files).toContain('licences.txt');
  for (const file of files) {
    const text = await readFile(join(app.outDir, file));
    if (text.length < 1024) continue;
    const [br, gz] = await Promise.all(
      ['br', 'gz'].map((ending) => readFile(join(app.outDir, `${file}.${ending}`))),
    );
    expect(brotliDecompressSync(br ?? '').equals(text), file).toBe(true);
    expect(gunzipSync(gz ?? '').equals(text), file).toBe(true);
  }
});

test.each(['/welcome', '/signin', '/cookies', '/faqs'])(
  '%s asks nothing of another site before anybody has allowed cookies',
  async (path) => {
    const { page, requests } = await open(path);
    await page.close();
    expect(
      requests.filter(({ origin, protocol }) => origin !== app.origin && protocol !== 'data:'),
    ).toEqual([]);
  },
  60_000,
);

test('a chosen look is there before the page is painted', async () => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    window.localStorage.setItem('theme', 'dark');
  });
  // The app's own script is blocked, so only the script in the head can have set the theme.
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await page.goto(`${app.origin}/signin`);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.close();
}, 60_000);

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const { automated } = audit;
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Exactly what the accessibility statement says was tested: each page, look and width. */
test.each(automated.pages)(
  'the statement claims that axe finds no problem on $path, and it finds none',
  async ({ path }) => {
    expect(automated.version).toBe(axe.version);
    const { page } = await open(path);
    await page.evaluate(axe.source);
    const problems: string[] = [];
    for (const width of automated.widths) {
      await page.setViewportSize({ width, height: 900 });
      const isTooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      if (isTooWide) problems.push(`${width}: scrolls sideways`);
      for (const theme of automated.themes) {
        await page.evaluate((name) => {
          document.documentElement.dataset['theme'] = name;
        }, theme);
        const { violations, incomplete } = await page.evaluate(
          (tags) =>
            window.axe.run(document, { runOnly: tags, resultTypes: ['violations', 'incomplete'] }),
          standards,
        );
        for (const { id, nodes } of [...violations, ...incomplete]) {
          problems.push(...nodes.map(({ html }) => `${width} ${theme}: ${id} ${html}`));
        }
      }
    }
    await page.close();
    expect([...new Set(problems)]).toEqual([]);
  },
  60_000,
);

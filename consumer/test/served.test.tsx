import react from '@vitejs/plugin-react';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Served } from './served/Served';

const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
].join('; ');

const types = new Map([
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.woff2', 'font/woff2'],
]);
const built = join(import.meta.dirname, '../dist/served');
let server: Server;
let browser: Browser;

beforeAll(async () => {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'served'),
    plugins: [react()],
    logLevel: 'error',
    build: { outDir: built, emptyOutDir: true },
  });
  server = createServer((request, response) => {
    void answer(request.url ?? '/').then(({ type, body }) =>
      response
        .writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policy })
        .end(body),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const executablePath = process.env.CHROMIUM_PATH;
  browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
});

afterAll(async () => {
  await browser.close();
  server.close();
});

/** The page as a server renders it, and the files that it asks for. */
async function answer(path: string): Promise<{ type: string; body: string | Buffer }> {
  const file = path === '/' ? 'index.html' : path;
  const type = types.get(extname(file)) ?? 'text/plain';
  const body = await readFile(join(built, file));
  if (path !== '/') return { type, body };
  return { type, body: String(body).replace('<!--page-->', renderToString(<Served />)) };
}

test('what a server renders looks as it should under the policy of the guide, which refuses none of it', async () => {
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'info') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.locator('[data-alive]').waitFor();
  expect(complaints).toEqual([]);

  for (const native of ['select', '[type=file]', '[type=range]', '[type=radio]'])
    expect(await page.locator(native).evaluate(shownWidth), native).toBeLessThanOrEqual(1);
  expect(await page.getByRole('slider').evaluate(placeOnLine)).toBeCloseTo(0.7);
  for (const chart of ['Visits', 'How easy?'])
    expect(await page.getByRole('group', { name: chart }).evaluate(shownWidth)).toBeGreaterThan(
      900,
    );
  await page.close();
});

/** How much of an element its parents let see. */
function shownWidth(element: Element): number {
  const widths = [element, element.parentElement, element.parentElement?.parentElement].map(
    (part) => part?.getBoundingClientRect().width ?? 0,
  );
  return Math.min(...widths);
}

/** How far the thumb that holds a slider's input stands along its line, from 0 to 1. */
function placeOnLine(input: Element): number {
  const thumb = input.parentElement?.parentElement;
  const line = thumb?.parentElement?.getBoundingClientRect();
  const box = thumb?.getBoundingClientRect();
  return box && line ? (box.x + box.width / 2 - line.x) / line.width : 0;
}

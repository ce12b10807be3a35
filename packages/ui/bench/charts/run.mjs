/**
 * `npm run bench:charts`: a line chart of ours beside the same drawing written by hand and beside
 * Recharts, mounted in a real browser under the product's content security policy, and the size of a
 * page with three kinds of chart. Only ratios within one run mean something.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build } from 'vite';

const here = import.meta.dirname;
const counts = [10, 1_000, 10_000];
/** At most so many rounds, and at least three, within so many milliseconds for each number of points. */
const rounds = 40;
const budget = 2_000;
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; require-trusted-types-for 'script'";

/** One entry as the browser loads it. */
async function bundle(name, external = []) {
  const { output } = await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      cssCodeSplit: true,
      rollupOptions: {
        input: `${here}/${name}.tsx`,
        preserveEntrySignatures: 'strict',
        external,
        output: { entryFileNames: 'main.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  return output;
}

/** KiB of the script and style that a page loads at once, without React. */
async function kibibytes(name) {
  const output = await bundle(name, [/^react(-dom)?($|\/)/u]);
  const parts = output.filter((part) => part.isEntry === true || part.fileName.endsWith('.css'));
  const bytes = parts.reduce((sum, part) => sum + gzipSync(part.code ?? part.source).length, 0);
  return bytes / 1024;
}

/** The median time to mount each number of points, after warming up. */
async function times(browser, name) {
  const files = new Map((await bundle(name)).map((part) => [`/${part.fileName}`, part]));
  const server = createServer(({ url }, response) => {
    const part = files.get(url);
    const type = url?.endsWith('.js')
      ? 'text/javascript'
      : url?.endsWith('.css')
        ? 'text/css'
        : 'text/html';
    const styles = [...files.keys()].filter((file) => file.endsWith('.css'));
    const links = styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy });
    response.end(
      part?.code ??
        part?.source ??
        `<!doctype html><title>Charts</title>${links}<script type="module" src="/main.js"></script>`,
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.waitForFunction(() => 'mountChart' in globalThis);
  const taken = await page.evaluate(
    ([sizes, most, budget]) =>
      sizes.map((size) => {
        globalThis.mountChart(size);
        const all = [];
        const end = performance.now() + budget;
        while (all.length < 3 || (all.length < most && performance.now() < end))
          all.push(globalThis.mountChart(size));
        return all.sort((one, other) => one - other)[Math.floor(all.length / 2)];
      }),
    [counts, rounds, budget],
  );
  await page.close();
  server.close();
  return taken;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
const base = await times(browser, 'byHand');
const rows = {};
for (const [label, name] of [
  ['Sounding', 'ours'],
  ['Recharts', 'recharts'],
]) {
  const taken = await times(browser, name);
  rows[label] = Object.fromEntries(
    counts.map((count, index) => [`${count} points`, (taken[index] / base[index]).toFixed(2)]),
  );
}
await browser.close();

console.log('Time to mount a line chart, as a multiple of the same drawing written by hand:');
console.table(rows);
console.log(`By hand: ${base.map((time) => `${time.toFixed(2)} ms`).join(', ')}`);
console.log(
  `Size beyond React, gzip: pie, bars and line ${(await kibibytes('page')).toFixed(1)} KiB, Recharts' line ${(await kibibytes('recharts')).toFixed(1)} KiB`,
);

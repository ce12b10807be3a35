/**
 * `npm run bench:editor`: main-thread work of each key in our editor, with value, counter, jargon
 * detector and list on, beside Tiptap with the same nodes and nothing around it, in a real browser;
 * and the size of the editor's parts. Only ratios within one run mean something.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build } from 'vite';

const here = import.meta.dirname;
const sizes = [1_000, 100_000];
const keys = Number(process.env.KEYS ?? 60);
const rounds = Number(process.env.ROUNDS ?? 3);

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
      rollupOptions: {
        input: `${here}/${name}`,
        preserveEntrySignatures: 'strict',
        external,
        output: { entryFileNames: 'main.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  return output;
}

async function serve(output) {
  const files = new Map(output.map((part) => [`/${part.fileName}`, part]));
  const styles = [...files.keys()].filter((file) => file.endsWith('.css'));
  const links = styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
  const page = `<!doctype html><title>Editor</title>${links}<script type="module" src="/main.js"></script>`;
  const server = createServer(({ url }, response) => {
    const part = files.get(url);
    const kind = url?.endsWith('.js') ? 'javascript' : url?.endsWith('.css') ? 'css' : 'html';
    response.writeHead(200, { 'content-type': `text/${kind}` });
    response.end(part?.code ?? part?.source ?? page);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** The times of all keys, on a page of its own. */
async function times(browser, server, size) {
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.waitForFunction(() => 'mountEditor' in globalThis);
  const taken = await page.evaluate(
    async ([characters, count]) => {
      await globalThis.mountEditor(characters);
      await globalThis.typeKeys(10);
      return globalThis.typeKeys(count);
    },
    [size, keys],
  );
  await page.close();
  return taken;
}

const median = (all) => all.sort((one, other) => one - other)[Math.floor(all.length / 2)];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
const bare = await serve(await bundle('bare.ts'));
const ours = await serve(await bundle('ours.tsx'));
console.log('A key’s work on the main thread, Sounding beside bare Tiptap:');
for (const size of sizes) {
  const taken = { bare: [], ours: [] };
  // Turn and turn about, so that both meet the same load of the machine.
  for (let round = 0; round < rounds; round += 1) {
    taken.bare.push(...(await times(browser, bare, size)));
    taken.ours.push(...(await times(browser, ours, size)));
  }
  const [base, own] = [median(taken.bare), median(taken.ours)];
  console.log(
    `${size} characters: ${(own / base).toFixed(2)} (${own.toFixed(2)} ms, bare ${base.toFixed(2)} ms)`,
  );
}
await browser.close();
bare.close();
ours.close();

const scripts = (
  await bundle('../../src/components/RichTextEditor/index.ts', [/^react(-dom)?($|\/)/u])
)
  .filter(({ fileName }) => /\.(?:js|css)$/u.test(fileName))
  .map((part) => [part.fileName, gzipSync(part.code ?? part.source).length / 1024]);
for (const [file, size] of scripts)
  console.log(`${file}: ${size.toFixed(1)} KiB gzip beyond React`);

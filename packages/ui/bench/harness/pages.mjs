import { createServer } from 'node:http';
import { chromium } from 'playwright';
import { chromiumOptions } from '../../../../tools/test/chromium.mjs';
import { bundle } from './bundle.mjs';

/** The product's own policy, so that nothing is measured that it would forbid. */
const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard dompurify";

const types = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

async function serve(root, name, policy) {
  const files = new Map((await bundle(root, name)).map((part) => [`/${part.fileName}`, part]));
  const styles = [...files.keys()].filter((file) => file.endsWith('.css'));
  const links = styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
  const page = `<!doctype html><html lang="en"><title>${name}</title>${links}<script type="module" src="/main.js"></script>`;
  const server = createServer(({ url }, response) => {
    const part = files.get(url);
    response.writeHead(200, {
      'content-type': types[url?.split('.').at(-1)] ?? 'text/html',
      ...(policy && { 'content-security-policy': policy }),
    });
    response.end(part?.code ?? part?.source ?? page);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/**
 * Opens each entry of `names` in a page of its own, lets `use` measure them, and tidies up. A peer may
 * need styles of its own (`isStrict: false`); ours never.
 */
export async function withPages(root, names, use) {
  const browser = await chromium.launch(chromiumOptions);
  const servers = [];
  try {
    const pages = {};
    for (const { name, isStrict = true } of names) {
      const server = await serve(root, name, isStrict ? strictPolicy : undefined);
      servers.push(server);
      pages[name] = await openPage(browser, server);
    }
    return await use(pages);
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
}

/** Opens a page, with functions that measure the work of its main thread and its memory. */
async function openPage(browser, server) {
  const context = await browser.newContext({
    viewport: { width: 1024, height: 768 },
    // So that nothing waits for the end of an animation.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.waitForFunction(() => globalThis.isReady === true);

  const metrics = async () => {
    const { metrics: all } = await session.send('Performance.getMetrics');
    return Object.fromEntries(all.map(({ name, value }) => [name, value]));
  };
  const threadTime = async () => (await metrics()).ThreadTime * 1000;
  const collectGarbage = async () => {
    // Freed objects may release others, in later tasks.
    for (let time = 0; time < 3; time += 1) {
      await session.send('HeapProfiler.collectGarbage');
      await page.evaluate(() => new Promise((done) => globalThis.requestIdleCallback(done)));
    }
  };
  return {
    run: (work, ...given) => page.evaluate(work, ...given),
    /**
     * Milliseconds of CPU time that the main thread spends on `work` and everything that it causes. Other
     * programs on the machine do not count, so a busy machine gives the same result as a quiet one.
     */
    measure: async (work, given) => {
      await session.send('HeapProfiler.collectGarbage');
      const before = await threadTime();
      await page.evaluate(work, given);
      return (await threadTime()) - before;
    },
    /** What `work`, repeated so many `times`, leaves in memory after garbage collection. */
    leftAfter: async (work, given, times) => {
      await collectGarbage();
      const before = await metrics();
      await page.evaluate(work, given);
      await collectGarbage();
      const after = await metrics();
      const more = (name) => after[name] - before[name];
      return {
        nodes: more('Nodes'),
        listeners: more('JSEventListeners'),
        'KiB a time': Number((more('JSHeapUsedSize') / 1024 / times).toFixed(1)),
      };
    },
  };
}

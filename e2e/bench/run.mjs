/**
 * `npm run bench:app` measures how fast the product feels on a processor slowed down four times. It builds
 * what is stale, starts the real server and does in Chromium what people do.
 */
import { ensureBrowser } from '../../tools/setup/browser.mjs';
import { bin, run } from '../../tools/setup/run.mjs';
import { ensureProductIsBuilt } from '../../tools/build/product.mjs';

await ensureBrowser();
await ensureProductIsBuilt();
process.exitCode = await run(bin('playwright'), [
  'test',
  '--config',
  'e2e/bench/playwright.config.ts',
  ...process.argv.slice(2),
]);

#!/usr/bin/env node
// npm run simulate -- --project ID --responses N --answers M: fill a published project with plausible
// feedback on the configured database. A server with the embedded one is to be stopped first.
import { requireNode } from './setup/node.mjs';

requireNode();
const [{ ensurePackages }, { ensureProductIsBuilt }] = await Promise.all([
  import('./setup/packages.mjs'),
  import('./build/product.mjs'),
]);
await ensurePackages();
await ensureProductIsBuilt();
process.argv.splice(2, 0, 'simulate');
await import('../packages/server/dist/main.js');

#!/usr/bin/env node
// npm run simulate -- --project ID --responses N --answers M: fill a published project with plausible
// feedback on the configured database. A server with the embedded one is to be stopped first.
import { ensureProductIsBuilt } from './build/product.mjs';
import { ensurePackages } from './setup/packages.mjs';

await ensurePackages();
await ensureProductIsBuilt();
process.argv.splice(2, 0, 'simulate');
await import('../packages/server/dist/main.js');

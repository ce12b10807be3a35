#!/usr/bin/env node
// npm run simulate -- --project ID --responses N --answers M: fill a published project with plausible
// feedback on the configured database. Stop a server that uses the embedded database first.
import { ensureServerIsBuilt } from './build/product.mjs';
import { ensurePackagesBesideServer } from './setup/packages.mjs';

await ensurePackagesBesideServer();
await ensureServerIsBuilt();
process.argv.splice(2, 0, 'simulate');
await import('../packages/server/dist/main.js');

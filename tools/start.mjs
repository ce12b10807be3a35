#!/usr/bin/env node
// npm start: install what is missing, build what is stale, then become the server.
import { ensureProductIsBuilt } from './build/product.mjs';
import { ensurePackages } from './setup/packages.mjs';

await ensurePackages();
await ensureProductIsBuilt();
await import('../packages/server/dist/main.js');

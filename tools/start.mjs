#!/usr/bin/env node
// npm start: install what is missing, build what is stale, then become the server.
import { requireNode } from './setup/node.mjs';

requireNode();
const [{ ensurePackages }, { ensureProductIsBuilt }] = await Promise.all([
  import('./setup/packages.mjs'),
  import('./build/product.mjs'),
]);
await ensurePackages();
await ensureProductIsBuilt();
await import('../packages/server/dist/main.js');

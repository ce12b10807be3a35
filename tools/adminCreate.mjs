#!/usr/bin/env node
// npm run admin:create -- EMAIL [NAME]: make an administrator on the configured database and mail
// the link to choose a password. The server may be running or not.
import { requireNode } from './setup/node.mjs';

requireNode();
const [{ ensurePackages }, { ensureProductIsBuilt }] = await Promise.all([
  import('./setup/packages.mjs'),
  import('./build/product.mjs'),
]);
await ensurePackages();
await ensureProductIsBuilt();
process.argv.splice(2, 0, 'create-admin');
await import('../packages/server/dist/main.js');

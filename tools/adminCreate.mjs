#!/usr/bin/env node
// npm run admin:create -- EMAIL [NAME]: make an administrator on the configured database and mail
// the link to choose a password. The server may be running or not.
import { ensureProductIsBuilt } from './build/product.mjs';
import { ensurePackages } from './setup/packages.mjs';

await ensurePackages();
await ensureProductIsBuilt();
process.argv.splice(2, 0, 'create-admin');
await import('../packages/server/dist/main.js');

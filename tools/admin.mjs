#!/usr/bin/env node
// npm run admin:… does one of the server's commands, such as create-admin, on the configured database. A
// server may run from this folder meanwhile: no page is built, and no package replaced.
import { ensureServerIsBuilt } from './build/product.mjs';
import { ensurePackagesBesideServer } from './setup/packages.mjs';

await ensurePackagesBesideServer();
await ensureServerIsBuilt();
// Told nothing, the same build would become the server.
process.argv[2] ??= '';
await import('../packages/server/dist/main.js');

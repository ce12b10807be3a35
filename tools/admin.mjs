#!/usr/bin/env node
// npm run admin:… does one of the server's commands, such as create-admin, on the configured database.
import { ensureProductIsBuilt } from './build/product.mjs';
import { ensurePackages } from './setup/packages.mjs';

await ensurePackages();
await ensureProductIsBuilt();
// Told nothing, the same build would become the server.
process.argv[2] ??= '';
await import('../packages/server/dist/main.js');

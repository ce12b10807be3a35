#!/usr/bin/env node
// npm run admin:… runs one of the server's commands, such as create-admin, on the configured database. A
// server may be running from this folder, so no app is built and no package replaced.
import { ensureServerIsBuilt } from './build/product.mjs';
import { ensurePackagesBesideServer } from './setup/packages.mjs';

await ensurePackagesBesideServer();
await ensureServerIsBuilt();
// Without a command, the same file would start the server.
process.argv[2] ??= '';
await import('../packages/server/dist/main.js');

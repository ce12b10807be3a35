#!/usr/bin/env node
// npm run build: install what is missing and build what is stale, so that a later start has nothing to do
// but start, and needs no right to write in this folder.
import { ensureProductIsBuilt } from './build/product.mjs';
import { ensurePackages } from './setup/packages.mjs';

await ensurePackages();
await ensureProductIsBuilt();

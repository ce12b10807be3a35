#!/usr/bin/env node
// npm run test:builds: builds the product and Storybook if their sources changed. The stories and journeys
// would build them as well, but each on one core while the other core is idle.
import { buildIfStale } from '../.storybook/build.mjs';
import { ensureProductIsBuilt } from './build/product.mjs';

await ensureProductIsBuilt();
await buildIfStale();

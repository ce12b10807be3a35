#!/usr/bin/env node
// npm run test:builds: the product and Storybook, built where their sources changed. Stories and journeys
// would build them as well, but each on one core with nothing to do for the other.
import { buildIfStale } from '../.storybook/build.mjs';
import { ensureProductIsBuilt } from './build/product.mjs';

await ensureProductIsBuilt();
await buildIfStale();

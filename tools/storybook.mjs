#!/usr/bin/env node
// npm run storybook: the component library, reloading as you type.
import { ensurePackages } from './setup/packages.mjs';
import { bin, run } from './setup/run.mjs';

await ensurePackages();
process.exit(await run(bin('storybook'), ['dev', '--config-dir', '.storybook', '--port', '6006']));

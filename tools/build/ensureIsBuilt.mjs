import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from '../setup/run.mjs';
import { fingerprint, isFresh, markFresh } from './fingerprint.mjs';

/**
 * Builds a package where its sources changed since the last build; ends the process where that fails.
 * @param {{ name: string, folder: string, output: string, inputs: readonly string[], command: string, args: readonly string[] }} build
 * name: what a person is told is built; folder, output and inputs: relative to the project's root
 */
export async function ensureIsBuilt({ name, folder, output, inputs, command, args }) {
  const print = fingerprint(inputs);
  if (existsSync(join(root, output)) && isFresh(name, print)) return;
  console.log(`Building the ${name} …`);
  const code = await run(bin(command), args, { cwd: join(root, folder), quiet: true });
  if (code !== 0) {
    console.error(`The ${name} could not be built: see the lines above.`);
    process.exit(1);
  }
  markFresh(name, print);
}

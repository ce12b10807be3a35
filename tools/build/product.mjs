import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from '../setup/run.mjs';
import { fingerprint, isFresh, markFresh } from './fingerprint.mjs';

const builds = [
  {
    name: 'app',
    output: 'packages/app/dist/index.html',
    inputs: [
      'packages/app',
      'packages/ui/src',
      'packages/ui/package.json',
      'packages/domain/src',
      'packages/domain/package.json',
      'packages/api-client/src',
      'package-lock.json',
    ],
    args: ['build', '--logLevel', 'warn'],
  },
  {
    name: 'server',
    output: 'packages/server/dist/main.js',
    inputs: ['packages/server', 'packages/domain/src', 'openapi.yaml', 'package-lock.json'],
    args: ['build', '--logLevel', 'warn'],
  },
];

/** Builds app and server where their sources changed since the last build. */
export async function ensureProductIsBuilt() {
  for (const { name, output, inputs, args } of builds) {
    const print = fingerprint(inputs);
    if (existsSync(join(root, output)) && isFresh(name, print)) continue;
    console.log(`Building the ${name} …`);
    const code = await run(bin('vite'), args, { cwd: join(root, 'packages', name), quiet: true });
    if (code !== 0) {
      console.error(`The ${name} could not be built: see the lines above.`);
      process.exit(1);
    }
    markFresh(name, print);
  }
}

import { ensureIsBuilt } from './ensureIsBuilt.mjs';

const app = {
  name: 'app',
  folder: 'packages/app',
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
  command: 'vite',
  args: ['build', '--logLevel', 'warn'],
};

const server = {
  name: 'server',
  folder: 'packages/server',
  output: 'packages/server/dist/main.js',
  inputs: ['packages/server', 'packages/domain/src', 'openapi.yaml', 'package-lock.json'],
  command: 'vite',
  args: ['build', '--logLevel', 'warn'],
};

/** Builds app and server where their sources changed since the last build. */
export async function ensureProductIsBuilt() {
  await ensureIsBuilt(app);
  await ensureServerIsBuilt();
}

/**
 * Builds the server alone, for commands that need no app. The build is one file, with its workers inside.
 * A process reads this file only once, at its start, so a running server is not affected.
 */
export const ensureServerIsBuilt = () => ensureIsBuilt(server);

#!/usr/bin/env node
// npm run dev: the server is rebuilt and restarted, and the app reloads, as you type.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensurePackages } from './setup/packages.mjs';
import { ensureProductIsBuilt } from './build/product.mjs';
import { bin, root } from './setup/run.mjs';

await ensurePackages();
await ensureProductIsBuilt();

const children = [
  [bin('vite'), ['build', '--watch', '--logLevel', 'warn'], 'packages/server'],
  [process.execPath, ['--watch', 'packages/server/dist/main.js'], '.'],
  [bin('vite'), ['--open'], 'packages/app'],
].map(([command, args, folder]) =>
  spawn(command, args, { cwd: join(root, folder), stdio: 'inherit' }),
);
const stop = () => children.forEach((child) => child.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);

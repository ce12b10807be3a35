import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The path of an installed package's command, so that it runs without a shell and npx. */
export const bin = (name) => resolve(root, 'node_modules/.bin', name);

/**
 * Runs a command in the project's root, shows its output, and returns its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean, onOutput?: (text: string) => void }} [options] quiet keeps the output and shows it only on failure; onOutput also receives it
 * @returns {Promise<number>}
 */
export function run(command, args, { cwd = root, env = {}, quiet = false, onOutput } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet || onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    const output = [];
    const pass = (chunk, stream) => {
      if (quiet) output.push(chunk);
      else stream.write(chunk);
      onOutput?.(chunk.toString());
    };
    child.stdout?.on('data', (chunk) => pass(chunk, process.stdout));
    child.stderr?.on('data', (chunk) => pass(chunk, process.stderr));
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      done(1);
    });
    child.on('close', (code) => {
      // A command that a signal ended has no exit code; its work is unfinished, so it has failed.
      const result = code ?? 1;
      if (quiet && result !== 0) process.stderr.write(Buffer.concat(output));
      done(result);
    });
  });
}

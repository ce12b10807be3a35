import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of a package of screens that need no page: each file's page takes a second of two cores. */
export const inNode = (name: string) =>
  defineConfig({
    test: {
      name,
      // A test file to every core, the same in every project: else they could not run side by side.
      maxWorkers: '100%',
      include: ['src/**/*.test.ts'],
      exclude: ['src/**/*.browser.test.ts'],
      setupFiles: [fileURLToPath(new URL('failOnConsole.ts', import.meta.url))],
      // Against a hang, not a measure of speed: a busy machine takes its time.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      environment: 'node',
    },
  });

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The settings for a UI package's tests that need no page: a page per file costs a second of two cores. */
export const inNode = (name: string) =>
  defineConfig({
    test: {
      name,
      // One test file per core. Vitest runs projects side by side only if all have the same value.
      maxWorkers: '100%',
      include: ['src/**/*.test.ts'],
      exclude: ['src/**/*.browser.test.ts'],
      setupFiles: [fileURLToPath(new URL('failOnConsole.ts', import.meta.url))],
      // Only to end a test that hangs: on a busy machine, tests are slow.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      environment: 'node',
    },
  });

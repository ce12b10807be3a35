import { defineConfig } from 'vitest/config';

/** What needs no page is tested without one: each file's page takes a second of two cores. */
export default defineConfig({
  test: {
    name: 'ui-node',
    // A test file to every core, the same in every project: else they could not run side by side.
    maxWorkers: '100%',
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.browser.test.ts'],
    setupFiles: ['../../tools/test/failOnConsole.ts'],
    // Against a hang, not a measure of speed: a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    environment: 'node',
  },
});

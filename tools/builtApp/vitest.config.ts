import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'builtApp',
    // A test file to every core, the same in every project: else they could not run side by side.
    maxWorkers: '100%',
    include: ['**/*.test.ts'],
    // Against a hang, not a measure of speed: a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

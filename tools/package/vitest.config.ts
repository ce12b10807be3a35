import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'package',
    // A test file to every core, the same in every project: else they could not run side by side.
    maxWorkers: '100%',
    include: ['**/*.test.ts'],
    globalSetup: 'packLibrary.ts',
    // Bundlers, a compiler and an installation of npm on a machine that does other things too.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

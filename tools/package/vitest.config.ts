import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'package',
    include: ['**/*.test.ts'],
    globalSetup: 'packLibrary.ts',
    // Bundlers, a compiler and an installation of npm on a machine that does other things too.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

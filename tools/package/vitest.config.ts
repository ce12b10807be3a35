import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'package',
    // One test file per core. Vitest runs projects side by side only if all have the same value.
    maxWorkers: '100%',
    include: ['**/*.test.ts'],
    globalSetup: 'packLibrary.ts',
    // Long enough for bundlers, a compiler and an npm installation on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

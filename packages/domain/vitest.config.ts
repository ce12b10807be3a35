import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    // One test file per core. Vitest runs projects side by side only if all have the same value.
    maxWorkers: '100%',
    // Test files share loaded modules: no module keeps state that could affect another file.
    isolate: false,
    include: ['src/**/*.test.ts'],
    // Only to end a test that hangs: on a busy machine, tests are slow.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    environment: 'node',
  },
});

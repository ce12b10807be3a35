import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tools',
    // One test file per core. Vitest runs projects side by side only if all have the same value.
    maxWorkers: '100%',
    include: ['**/*.test.ts'],
    // Only to end a test that hangs: on a busy machine, tests are slow.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // These are projects of their own, because they build and need a browser.
    exclude: [...configDefaults.exclude, 'builtApp/**', 'package/**'],
  },
});

import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tools',
    include: ['**/*.test.ts'],
    // Against a hang, not a measure of speed: a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Parts of their own, since they build and need a browser.
    exclude: [...configDefaults.exclude, 'builtApp/**', 'package/**'],
  },
});

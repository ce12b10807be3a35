import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tools',
    include: ['**/*.test.ts'],
    // Against a hang, not a measure of speed: a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A part of its own, since it builds the product and needs a browser.
    exclude: [...configDefaults.exclude, 'builtApp/**'],
  },
});

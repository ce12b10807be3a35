import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tools',
    include: ['**/*.test.ts'],
    // A part of its own, since it builds the product and needs a browser.
    exclude: [...configDefaults.exclude, 'builtApp/**'],
  },
});

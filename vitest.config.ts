import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest{,.node}.config.ts',
      'tools/vitest.config.ts',
      'tools/builtApp/vitest.config.ts',
      'tools/package/vitest.config.ts',
    ],
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'builtApp', include: ['**/*.test.ts'] },
});

import { defineConfig } from 'vitest/config';
import { workerAsText } from './build/workerAsText.ts';
import { yamlAsModule } from './build/yamlAsModule.ts';

export default defineConfig({
  plugins: [yamlAsModule(), workerAsText()],
  test: {
    name: 'server',
    globalSetup: 'src/testing/globalSetup.ts',
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

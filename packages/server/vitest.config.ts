import { defineConfig } from 'vitest/config';
import { workerAsText } from './build/workerAsText.ts';
import { yamlAsModule } from './build/yamlAsModule.ts';
import { patience } from './src/testing/patience.ts';

export default defineConfig({
  plugins: [yamlAsModule(), workerAsText()],
  test: {
    name: 'server',
    // One test file per core. Vitest runs projects side by side only if all have the same value.
    maxWorkers: '100%',
    // Test files share loaded modules: loading them took half of the tests' time. No module keeps state that
    // could affect another file.
    isolate: false,
    globalSetup: 'src/testing/globalSetup.ts',
    include: ['src/**/*.test.ts'],
    // Only to end a test that hangs: on a busy machine, tests are slow.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: patience } },
  },
});

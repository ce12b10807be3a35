import { defineConfig } from 'vitest/config';
import { workerAsText } from './build/workerAsText.ts';
import { yamlAsModule } from './build/yamlAsModule.ts';
import { patience } from './src/testing/patience.ts';

export default defineConfig({
  plugins: [yamlAsModule(), workerAsText()],
  test: {
    name: 'server',
    // A test file to every core, the same in every project: else they could not run side by side.
    maxWorkers: '100%',
    // Files share what they load, which took half their time: what a module keeps, no other file can feel.
    isolate: false,
    globalSetup: 'src/testing/globalSetup.ts',
    include: ['src/**/*.test.ts'],
    // Against a hang, not a measure of speed: a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: patience } },
  },
});

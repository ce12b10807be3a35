import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    // A test file to every core, the same in every project: else they could not run side by side.
    maxWorkers: '100%',
    // Files share what they load: what a module keeps, no other file can feel.
    isolate: false,
    include: ['src/**/*.test.ts'],
    // Against a hang, not a measure of speed: a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    environment: 'node',
  },
});

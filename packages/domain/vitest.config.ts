import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    // Against a hang, not a measure of speed: a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    environment: 'node',
  },
});

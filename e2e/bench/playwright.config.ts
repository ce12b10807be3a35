import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** As the journeys run, but one at a time and never as part of the tests: nothing here can fail by time. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../.build/bench-app',
  workers: 1,
  timeout: 600_000,
  reporter: [['line']],
  use: { trace: 'off', screenshot: 'off' },
});

import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** The journeys' settings, but one at a time and never as part of the tests: no time can make these fail. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../.build/bench-app',
  workers: 1,
  timeout: 600_000,
  reporter: [['line']],
  use: { trace: 'off', screenshot: 'off' },
});

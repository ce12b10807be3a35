import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../tools/test/chromium.mjs';

const longest = '**/firstProject.spec.ts';

/** Journeys: a real browser, the real server, a real database in a fresh folder for each worker. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.build/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  // The longest journey takes minutes. If it began last, one worker would wait for the other.
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
});

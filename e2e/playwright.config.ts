import { defineConfig } from '@playwright/test';

const longest = '**/firstProject.spec.ts';

/** What the browser does beside the pages, and a journey has no use for. */
const featuresLeftOut = [
  // Suggestions under the address bar: two more pages in every window, a sixth of what journeys took.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Chromium heeds the last list it is given, so what Playwright leaves out stands here again.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Journeys: a real browser, the real server, a real database in a fresh folder for each worker. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.build/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  // The longest journey takes minutes: begun last, it would have one worker wait for the other.
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
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        `--disable-features=${featuresLeftOut.join(',')}`,
      ],
    },
  },
});

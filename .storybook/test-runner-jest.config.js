import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();

/** @type {import('jest').Config} */
export default {
  ...config,
  // Axe in three themes and two pictures, on a machine that may be busy with other work.
  testTimeout: process.env.LAYOUTS === 'on' ? 180_000 : 90_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        // The same pixels on every machine with this browser and this font.
        args: [
          '--no-sandbox',
          '--disable-dev-shm-usage',
          '--force-color-profile=srgb',
          '--font-render-hinting=none',
          '--disable-lcd-text',
        ],
      },
      contextOptions: {
        viewport: { width: 900, height: 600 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Europe/London',
      },
    },
  },
};

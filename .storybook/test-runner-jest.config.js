import { getJestConfig } from '@storybook/test-runner';
import { chromiumOptions } from '../tools/test/chromium.mjs';

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
        ...chromiumOptions,
        // The same pixels on every machine with this browser and this font.
        args: [
          ...chromiumOptions.args,
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

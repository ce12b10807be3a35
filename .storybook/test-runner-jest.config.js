import { getJestConfig } from '@storybook/test-runner';
import { chromiumOptions } from '../tools/test/chromium.mjs';

const config = getJestConfig();

/** @type {import('jest').Config} */
export default {
  ...config,
  // Long enough for axe in three themes and two pictures on a busy machine.
  testTimeout: process.env.LAYOUTS === 'on' ? 180_000 : 90_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        ...chromiumOptions,
        // So that every machine with this browser and this font draws the same pixels.
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

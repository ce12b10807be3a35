import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from '../../tools/test/chromium.mjs';
import { documentServer } from './testing/documentServer.ts';

// In a real browser: relative addresses, cookies and upload progress exist nowhere else.
export default defineConfig({
  plugins: [documentServer()],
  optimizeDeps: { include: ['@tanstack/react-query', 'openapi-fetch'] },
  test: {
    name: 'api-client',
    // A test file to every core, the same in every project: else they could not run side by side.
    maxWorkers: '100%',
    include: ['src/**/*.test.ts'],
    // Against a hang, not a measure of speed: a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

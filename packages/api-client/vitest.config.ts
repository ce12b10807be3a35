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
    // One test file per core. Vitest runs projects side by side only if all have the same value.
    maxWorkers: '100%',
    include: ['src/**/*.test.ts'],
    // Only to end a test that hangs: on a busy machine, tests are slow.
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

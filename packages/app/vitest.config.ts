import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { builtLibrary } from '../../tools/test/builtLibrary.ts';
import { chromiumOptions } from '../../tools/test/chromium.mjs';
import { leanPages } from '../../tools/test/leanPages.ts';
import { markdownText } from './build/markdownText.ts';

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: 'debug' }),
    markdownText(),
    builtLibrary(),
    leanPages(),
  ],
  optimizeDeps: {
    // A dependency found only while a test runs makes Vite reload the page midway, and the run fails.
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router-dom',
      '@tanstack/react-query',
      'idb-keyval',
      '@tiptap/pm/history',
      '@tiptap/pm/view',
      '@visx/scale',
      '@visx/shape',
      'vitest-browser-react',
      'fast-check',
    ],
  },
  // The browser requests each module once per run, not once per test file; each run has its own browser.
  server: { headers: { 'Cache-Control': 'max-age=3600' } },
  test: {
    name: 'app',
    // One test file per core. Vitest runs projects side by side only if all have the same value.
    maxWorkers: '100%',
    // The other tests need no page: see vitest.node.config.ts.
    include: ['src/**/*.test.tsx', 'src/**/*.browser.test.ts'],
    // Only to end a test that hangs: on a busy machine, tests are slow.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Test files run one after another in one page; pageAsNew.ts resets it before each file.
    isolate: false,
    setupFiles: ['../../tools/test/pageAsNew.ts', 'src/testing/setup.ts'],
    // Vite builds a route's code when a test first requests it, which takes a busy machine seconds.
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1024, height: 768 },
      provider: playwright({
        launchOptions: chromiumOptions,
        contextOptions: { locale: 'en-GB', timezoneId: 'Europe/London' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

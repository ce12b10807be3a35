import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from '../../tools/test/chromium.mjs';
import { leanPages } from '../../tools/test/leanPages.ts';
import type { BrowserCommand } from 'vitest/node';

/** What runs in Node for tests that run in the browser. */
const commands: Record<string, BrowserCommand> = {
  renderOnServer: async ({ project }) => {
    const { renderOnServer } = await project.import<
      typeof import('./src/conventions/renderOnServer')
    >('/src/conventions/renderOnServer.tsx');
    return renderOnServer();
  },
  findUnreplaceableWords: async ({ project }) => {
    const { findUnreplaceableWords } = await project.import<
      typeof import('./src/conventions/findUnreplaceableWords')
    >('/src/conventions/findUnreplaceableWords.ts');
    return findUnreplaceableWords();
  },
};

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'debug' }), leanPages()],
  optimizeDeps: {
    // A dependency found only while a test runs makes Vite reload the page midway, and the run fails.
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      '@storybook/react-vite',
      'vitest-browser-react',
      '@guidepup/virtual-screen-reader',
      '@visx/scale',
      '@visx/shape',
      'fast-check',
      '@tiptap/pm/history',
      '@tiptap/pm/view',
    ],
  },
  // A module is asked for once a run and not by each test file anew; a run has a browser of its own.
  server: { headers: { 'Cache-Control': 'max-age=3600' } },
  test: {
    name: 'ui',
    // A test file to every core, the same in every project: else they could not run side by side.
    maxWorkers: '100%',
    // The others need no page: vitest.node.config.ts.
    include: ['src/**/*.test.tsx', 'src/**/*.browser.test.ts'],
    // Against a hang, not a measure of speed: a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Files take turns in one page, which is as new to each.
    isolate: false,
    setupFiles: ['../../tools/test/pageAsNew.ts', 'src/testing/setup.ts'],
    // A chunk that is fetched on first use takes a busy machine seconds.
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      commands,
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

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from '../../tools/test/chromium.mjs';
import { leanPages } from '../../tools/test/leanPages.ts';
import type { BrowserCommand } from 'vitest/node';

/** Commands that run in Node for tests in the browser. */
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
  // The browser requests each module once per run, not once per test file; each run has its own browser.
  server: { headers: { 'Cache-Control': 'max-age=3600' } },
  test: {
    name: 'ui',
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
    // Loading a chunk on first use takes a busy machine seconds.
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

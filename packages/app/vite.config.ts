import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandPage } from './build/brandPage.ts';
import { compressAssets } from './build/compressAssets.ts';
import { commonParts } from './build/commonParts.ts';
import { firstPaintTheme } from './build/firstPaintTheme.ts';
import { fontLicence, licencesFile } from './build/licences.ts';
import { leanRouter } from './build/leanRouter.ts';
import { markdownText } from './build/markdownText.ts';
import { preloadFont } from './build/preloadFont.ts';

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // React Aria speaks 34 languages; this site speaks English.
    optimizeLocales.vite({ locales: ['en'] }),
    markdownText(),
    brandPage(process.env['BRAND_FILE']),
    preloadFont(),
    firstPaintTheme(),
    leanRouter(),
    fontLicence(),
    compressAssets(),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    license: { fileName: licencesFile },
    // The polyfill would be an inline script, which the security policy refuses.
    modulePreload: { polyfill: false },
    // A data: URL would be neither cached nor allowed for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: commonParts },
        // Content blockers refuse files that sound like a cookie notice or tracking, and the page with them.
        // The first file names every other, so that each character of a name counts; Rolldown takes no fewer.
        chunkFileNames: ({ name }) =>
          /cookie|analytics/i.test(name) ? 'assets/part-[hash:7].js' : 'assets/[name]-[hash:7].js',
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${Number(process.env['PORT']) || 4000}` },
  },
});

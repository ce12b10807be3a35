import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compressAssets.ts';
import { leanRouter } from './build/leanRouter.ts';
import { preloadFont } from './build/preloadFont.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), preloadFont(), leanRouter(), compressAssets()],
  build: {
    target: 'es2022',
    sourcemap: false,
    // The polyfill would be an inline script, which the security policy refuses.
    modulePreload: { polyfill: false },
    // A data: URL would be neither cached nor allowed for fonts.
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:4000' },
  },
});

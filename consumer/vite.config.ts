import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    // Long, because a browser must start and load pages, perhaps on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The library imports style sheets, which Node cannot load by itself.
    server: { deps: { inline: ['@sounding/ui'] } },
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    // A browser starts and pages load, on a machine that may do other things too.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // It brings style sheets, which Node cannot read by itself.
    server: { deps: { inline: ['@sounding/ui'] } },
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  // A browser starts and pages load, on a machine that may do other things too.
  test: { testTimeout: 60_000, hookTimeout: 60_000 },
});

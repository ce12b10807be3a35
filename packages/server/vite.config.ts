import { defineConfig } from 'vite';
import { workerAsText } from './build/workerAsText.ts';
import { yamlAsModule } from './build/yamlAsModule.ts';
import manifest from './package.json' with { type: 'json' };

const declared = Object.keys(manifest.dependencies).filter(
  (name) => !name.startsWith('@sounding/'),
);

/**
 * One file for Node with our own packages, the contract and the migrations inside it. What this
 * package itself declares stays outside; what `domain` declares comes along, in its version.
 */
export default defineConfig({
  plugins: [yamlAsModule(), workerAsText()],
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
  },
  ssr: { noExternal: true, external: declared },
});

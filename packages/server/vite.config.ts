import { defineConfig } from 'vite';
import { workerAsText } from './build/workerAsText.ts';
import { yamlAsModule } from './build/yamlAsModule.ts';
import manifest from './package.json' with { type: 'json' };

const declared = Object.keys(manifest.dependencies).filter(
  (name) => !name.startsWith('@sounding/'),
);

/**
 * One file for Node that contains our own packages, the contract and the migrations. Dependencies of this
 * package stay outside; dependencies of `domain` are included, in the versions that `domain` uses.
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

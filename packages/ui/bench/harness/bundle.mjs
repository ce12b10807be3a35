import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The product's terms, as text. */
const glossary = readFileSync(
  new URL('../../../domain/src/jargon/terms.json', import.meta.url),
  'utf8',
);

/** An entry with everything that it loads, built as for a browser, without `external`. */
export async function bundle(root, name, external = []) {
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      react(),
      vanillaExtractPlugin({ identifiers: 'short' }),
      // As docs/reuse.md says: React Aria's texts only in the language of the page.
      optimizeLocales.vite({ locales: ['en'] }),
    ],
    define: { 'process.env.NODE_ENV': '"production"', __GLOSSARY__: JSON.stringify(glossary) },
    build: {
      write: false,
      cssCodeSplit: true,
      rollupOptions: {
        input: `${root}/${name}`,
        preserveEntrySignatures: 'strict',
        external,
        output: { entryFileNames: 'main.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  return output;
}

/** KiB, gzipped, of each script and style of an entry, without React and the measuring code. */
export async function sizes(root, name) {
  const output = await bundle(root, name, [/^react(-dom)?($|\/)/u, './measure']);
  return output
    .filter(({ fileName }) => /\.(?:js|css)$/u.test(fileName))
    .map((part) => ({
      file: part.fileName,
      isFirst: part.isEntry === true || part.fileName.endsWith('.css'),
      kibibytes: gzipSync(part.code ?? part.source).length / 1024,
    }));
}

/** The KiB beyond React that a page with this entry loads at once. */
export async function firstLoad(root, name) {
  const parts = await sizes(root, name);
  return parts.filter(({ isFirst }) => isFirst).reduce((sum, part) => sum + part.kibibytes, 0);
}

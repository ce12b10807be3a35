import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { transform } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { rolldown, type OutputChunk, type Plugin } from 'rolldown';
import { gzipSync } from 'node:zlib';
import { entryPoints } from '../entryPoints';
import { outputFolder } from '../folders';

/**
 * KiB of script and style, gzipped and without React, that a page loads if it uses one part only. It is built
 * as docs/reuse.md says: with React Aria's words in the page's one language.
 */
export interface Size {
  /** Loaded with the page. */
  atOnce: number;
  /** Loaded on first use. */
  later: number;
}

export interface Measured extends Size {
  /** The style sheets of the package that are loaded with the part. */
  styleSheets: string[];
  /** The modules of the package that are loaded with the part. */
  modules: string[];
}

/** Without the theme, whose tokens are values: nobody imports one for its size. */
const measuredEntryPoints = entryPoints.filter(({ subpath }) => subpath !== './theme');

/** Bundles each part of the built package as a team would, `import { Button } from '@sounding/ui'`. */
export async function measureSizes(): Promise<Map<string, Measured>> {
  const sizes = new Map<string, Measured>();
  for (const { module } of measuredEntryPoints) {
    const entry = resolve(outputFolder, `${module}.js`);
    for (const name of await exportsOf(entry)) sizes.set(name, await measure(name, entry));
  }
  return sizes;
}

async function exportsOf(entry: string): Promise<string[]> {
  const { exports } = (await bundle(entry, /^[^./]/u))[0];
  return exports;
}

async function measure(name: string, entry: string): Promise<Measured> {
  const page = 'virtual:page';
  const chunks = await bundle(page, /^react(?:-dom)?(?:$|\/)/u, {
    name: 'page',
    resolveId: { filter: { id: /^virtual:page$/u }, handler: () => page },
    load: {
      filter: { id: /^virtual:page$/u },
      handler: () => `export { ${name} } from ${JSON.stringify(entry)};`,
    },
  });
  const first = reachedAtOnce(chunks);
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  return {
    atOnce: await kibibytes(chunks.filter((chunk) => first.has(chunk))),
    later: await kibibytes(chunks.filter((chunk) => !first.has(chunk))),
    styleSheets: modules.filter(isStyleSheet).map(inPackage),
    modules: modules.filter((id) => id.startsWith(outputFolder)).map(inPackage),
  };
}

const inPackage = (path: string) => path.slice(outputFolder.length + 1);
const isStyleSheet = (path: string) => path.endsWith('.css');

/** Keeps a style sheet as an empty module, so that the chunk lists it among its modules. */
const styleSheetsAsModules: Plugin = {
  name: 'style-sheets-as-modules',
  load: {
    filter: { id: /\.css$/u },
    handler: () => ({ code: '', moduleType: 'js', moduleSideEffects: 'no-treeshake' }),
  },
};

async function bundle(
  input: string,
  external: RegExp,
  ...plugins: Plugin[]
): Promise<[OutputChunk, ...OutputChunk[]]> {
  const build = await rolldown({
    input,
    external,
    plugins: [...plugins, styleSheetsAsModules, optimizeLocales.rolldown({ locales: ['en'] })],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    experimental: { lazyBarrel: true },
    checks: { bundlerTimings: false, moduleLevelDirective: false },
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  const [entry, ...others] = output;
  return [entry, ...others.filter((part) => part.type === 'chunk')];
}

function reachedAtOnce(chunks: readonly [OutputChunk, ...OutputChunk[]]): Set<OutputChunk> {
  const reached = new Set<OutputChunk>([chunks[0]]);
  for (const { imports } of reached)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  return reached;
}

async function kibibytes(chunks: readonly OutputChunk[]): Promise<number> {
  const sheets = chunks.flatMap(({ moduleIds }) => moduleIds).filter(isStyleSheet);
  const texts = await Promise.all(sheets.map((path) => readFile(path, 'utf8')));
  const { code: style } = await transform(texts.join(''), { loader: 'css', minify: true });
  const files = [...chunks.map(({ code }) => code), style].filter((text) => text !== '');
  return files.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024;
}

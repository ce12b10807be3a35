import { basename, dirname, relative, resolve } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { sourceFolder } from './folders';

const viteQuery = '?worker&url';
const addressEnd = '.address';

/**
 * Builds a module imported as `x.worker?worker&url` (Vite's form) into one file with all that it uses. Its
 * address is in the form that every bundler knows: `new URL('./x.worker.js', import.meta.url)`.
 */
export function worker(): Plugin {
  return {
    name: 'worker',
    resolveId: (source, importer) =>
      source.endsWith(viteQuery) && importer !== undefined
        ? resolve(dirname(importer), source.slice(0, -viteQuery.length)) + addressEnd
        : null,
    async load(id) {
      if (!id.endsWith(addressEnd)) return null;
      const path = id.slice(0, -addressEnd.length);
      const bundle = await rolldown({ input: `${path}.ts` });
      const { output } = await bundle.generate({ format: 'esm' });
      await bundle.close();
      const fileName = `${relative(sourceFolder, path)}.js`;
      this.emitFile({ type: 'asset', fileName, source: output[0].code });
      return `export default new URL('./${basename(path)}.js', import.meta.url).href;`;
    },
  };
}

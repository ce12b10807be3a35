import { join, posix } from 'node:path';
import type { Plugin } from 'vitest/config';
import { entryPoints } from '../../packages/ui/build/entryPoints.ts';
import { outputFolder } from '../../packages/ui/build/folders.ts';
import { ensureLibraryIsBuilt } from '../build/library.mjs';

/**
 * Lets a package's tests run with `@sounding/ui` as other teams install it. From its source, the page of
 * each test file would request some four hundred modules one by one.
 */
export function builtLibrary(): Plugin {
  const modules = entryPoints.map(({ subpath, module }) => ({
    name: posix.join('@sounding/ui', subpath),
    file: join(outputFolder, `${module}.js`),
  }));
  return {
    name: 'built-library',
    config: () => ({
      resolve: {
        // The first match counts, and the name of the whole library is the beginning of all the others.
        alias: modules.toReversed().map(({ name, file }) => ({ find: name, replacement: file })),
      },
      // Not from Vite's cache: it depends on package versions, and the version of the library stays the same.
      optimizeDeps: { include: modules.map(({ name }) => name), force: true },
    }),
    // Not in `config`, which is also called for projects whose tests are not run.
    configResolved: ensureLibraryIsBuilt,
  };
}

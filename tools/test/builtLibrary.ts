import { join, posix } from 'node:path';
import type { Plugin } from 'vitest/config';
import { entryPoints } from '../../packages/ui/build/entryPoints.ts';
import { outputFolder } from '../../packages/ui/build/folders.ts';
import { ensureLibraryIsBuilt } from '../build/library.mjs';

/**
 * Lets a package's tests run with `@sounding/ui` as other teams install it. Its source is some four hundred
 * modules, which the page of each test file asked for one by one.
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
        // The first that fits counts, and the whole library's name begins all others.
        alias: modules.toReversed().map(({ name, file }) => ({ find: name, replacement: file })),
      },
      // Anew each time: what is kept is told apart by versions, and the library's stays the same.
      optimizeDeps: { include: modules.map(({ name }) => name), force: true },
    }),
    // Later than `config`, which is asked of a project whose tests are not run, too.
    configResolved: ensureLibraryIsBuilt,
  };
}

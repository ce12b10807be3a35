import type { Plugin } from 'vitest/config';

/**
 * In development React records where in the code each element was created, for the browser's developer
 * tools. That was a sixth of the work of the pages in component tests. Warnings name their components anyway.
 */
const notesItsMaker = '1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++';

/**
 * Makes the page of each test file lighter: loading it was a third of the time of component tests.
 */
export function leanPages(): Plugin {
  return {
    name: 'lean-pages',
    enforce: 'post',
    config: () => ({
      resolve: {
        alias: [
          // The entry point of all React Aria components, used only for RouterProvider, which has no other
          // entry point. A build leaves the rest out; a test would load and run all 1.4 MB each time.
          { find: /^react-aria-components$/, replacement: 'react-aria/private/utils/openLink' },
        ],
      },
    }),
    transform: {
      // A dependency contains its source map, which is nearly three times its size and which nobody reads.
      filter: { id: /\/node_modules\// },
      handler: (code) => ({
        code: `${code.replaceAll(notesItsMaker, 'false')}\n`,
        map: { mappings: '' },
      }),
    },
    // In development React describes every render to the browser's profiler, if `console.timeStamp` exists.
    transformIndexHtml: () => [
      { tag: 'script', children: 'console.timeStamp = undefined;', injectTo: 'head-prepend' },
    ],
  };
}

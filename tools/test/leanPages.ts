import type { Plugin } from 'vitest/config';

/**
 * React in development notes at each element where in the code it was made, to say so in the browser's own
 * tools: a sixth of what component tests had their pages do. A complaint names its components all the same.
 */
const notesItsMaker = '1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++';

/**
 * Makes the page that every file of tests gets lighter: a third of what component tests took was its load.
 */
export function leanPages(): Plugin {
  return {
    name: 'lean-pages',
    enforce: 'post',
    config: () => ({
      resolve: {
        alias: [
          // The door to all of React Aria's components: used for RouterProvider alone, which has no door of
          // its own. A build leaves the rest out; a test would load and run it each time, 1.4 MB.
          { find: /^react-aria-components$/, replacement: 'react-aria/private/utils/openLink' },
        ],
      },
    }),
    transform: {
      // The source map of a dependency travels within it, nearly three times its size, and nobody reads it.
      filter: { id: /\/node_modules\// },
      handler: (code) => ({
        code: `${code.replaceAll(notesItsMaker, 'false')}\n`,
        map: { mappings: '' },
      }),
    },
    // React in development describes every rendering to the browser's profiler, where it finds one.
    transformIndexHtml: () => [
      { tag: 'script', children: 'console.timeStamp = undefined;', injectTo: 'head-prepend' },
    ],
  };
}

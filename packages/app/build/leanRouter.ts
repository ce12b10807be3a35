import type { Plugin } from 'vite';

const routerFile = /\/react-router\/dist\/(?:development|production)\/.+\.mjs$/;

/**
 * Lets the bundler leave out those parts of React Router that nothing here uses. Its package always
 * resolves to the build with development warnings, and calls React at its top level without saying
 * that the calls have no side effect, so unused components (`Form`, `NavLink`, link prefetching and
 * scroll restoration with them) stay, and so do the words of its warnings, which are for developers.
 * Nor do we have what else it asks for at run time: state of a server that renders, errors of React's
 * server components, instruments. Where a pattern finds nothing any more, the sign-in page outgrows its
 * budget, and says so. Measured there: see docs/performance.md.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: routerFile },
      handler: (code) => ({
        code: code
          .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/\bENABLE_DEV_WARNINGS = true\b/g, 'ENABLE_DEV_WARNINGS = false')
          .replaceAll(/\binit\.instrumentations\b/g, 'undefined')
          .replaceAll('opts?.hydrationData || parseHydrationData()', 'opts?.hydrationData')
          .replaceAll(/(?<!\.)\b(?:\w+\??\.)?route\.lazy\b/g, '(void 0)')
          .replaceAll(/\bloadLazyRouteProperty(?=\()/g, 'void ')
          .replaceAll(/\bif \(this\.context\b/g, 'if (false')
          .replaceAll(/^function warn(?:ing|ingOnce|Once)\(/gm, '/* @__NO_SIDE_EFFECTS__ */ $&'),
        map: null,
      }),
    },
  };
}

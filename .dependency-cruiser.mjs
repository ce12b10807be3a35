// Import direction, read off the folders: see docs/architecture.md.
import { readdirSync, readFileSync } from 'node:fs';

/** Our packages that each package may use. A package that is not named here fails the first rule. */
const mayUse = {
  domain: [],
  ui: [],
  'api-client': [],
  server: ['domain', 'api-client'],
  app: ['ui', 'api-client', 'domain'],
};
const packages = readdirSync(new URL('./packages', import.meta.url));

const { dependencies: ofDomain } = JSON.parse(
  readFileSync(new URL('./packages/domain/package.json', import.meta.url), 'utf8'),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...packages.map((name) => {
      const allowed = [name, ...(mayUse[name] ?? [])].join('|');
      return {
        name: `${name}-uses-only-what-it-may`,
        severity: 'error',
        from: { path: `^packages/${name}/` },
        to: { path: `^packages/(?!(?:${allowed})/)` },
      };
    }),
    {
      name: 'server-takes-only-types-of-the-client',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/api-client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-is-pure',
      comment:
        'No React, Fastify, SQL or Node built-ins: the same rules run in browser and server. Its clock and chance: eslint.config.js.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-uses-only-packages-that-it-names',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '\\.(?:test|fixture)\\.ts$' },
      to: {
        path: 'node_modules/',
        pathNot: `node_modules/(?:${Object.keys(ofDomain).join('|')})/`,
      },
    },
    {
      name: 'routes-stand-alone',
      severity: 'error',
      from: { path: '^packages/app/src/routes/([^/]+)/' },
      to: { path: '^packages/app/src/routes/([^/]+)/', pathNot: '^packages/app/src/routes/$1/' },
    },
    {
      name: 'features-stand-alone',
      severity: 'error',
      from: { path: '^packages/app/src/features/([^/]+)/' },
      to: {
        path: '^packages/app/src/(?:features|routes)/([^/]+)/',
        pathNot: '^packages/app/src/features/$1/',
      },
    },
    {
      name: 'server-modules-meet-at-their-entry',
      severity: 'error',
      from: { path: '^packages/server/src/modules/([^/]+)/' },
      to: {
        path: '^packages/server/src/modules/([^/]+)/',
        pathNot: [
          '^packages/server/src/modules/$1/',
          '^packages/server/src/modules/[^/]+/index\\.ts$',
        ],
      },
    },
    {
      name: 'components-meet-at-their-entry',
      severity: 'error',
      from: { path: '^packages/ui/src/components/([^/]+)/' },
      to: {
        path: '^packages/ui/src/components/([^/]+)/',
        pathNot: [
          '^packages/ui/src/components/$1/',
          '^packages/ui/src/components/[^/]+/index\\.ts$',
        ],
      },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(?:raw|url|worker)$|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '(^|/)generated/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};

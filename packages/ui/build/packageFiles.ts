import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { OutputBundle, Plugin } from 'rolldown';
import manifest from '../package.json' with { type: 'json' };
import { entryPoints } from './entryPoints';
import { packageFolder } from './folders';
import { outputName } from './outputName';

const font = '@fontsource-variable/atkinson-hyperlegible-next';
const require = createRequire(import.meta.url);

/** Adds what makes the built modules a package: its manifest, README, change log and licences. */
export function packageFiles(): Plugin {
  return {
    name: 'package-files',
    async generateBundle(_options, bundle) {
      const add = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source });
      const copy = async (fileName: string, from: string) =>
        add(fileName, await readFile(resolve(packageFolder, from), 'utf8'));

      add('package.json', `${JSON.stringify(publicManifest(importedPackages(bundle)), null, 2)}\n`);
      await copy('README.md', 'README.md');
      await copy('LICENSE', '../../LICENSE');
      await copy('theme/atkinson-hyperlegible-next-LICENSE', require.resolve(`${font}/LICENSE`));
      if (existsSync(resolve(packageFolder, 'CHANGELOG.md')))
        await copy('CHANGELOG.md', 'CHANGELOG.md');
    },
  };
}

/** The packages that the built modules really import; styles and the font have been built in by then. */
function importedPackages(bundle: OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const outside = chunks
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((specifier) => !specifier.startsWith('.') && !(specifier in bundle));
  return new Set(
    outside.map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')),
  );
}

function publicManifest(imported: Set<string>): object {
  const { name, version, description, license, type, keywords, dependencies, peerDependencies } =
    manifest;
  for (const needed of imported)
    if (!(needed in dependencies) && !(needed in peerDependencies))
      throw new Error(`The package imports ${needed} and does not declare it`);
  return {
    name,
    version,
    description,
    keywords,
    license,
    type,
    sideEffects: ['**/*.css', '**/*.styles.js', './styles/index.js'],
    exports: {
      ...Object.fromEntries(
        entryPoints.map(({ subpath, module }) => {
          const path = `./${outputName(module)}`;
          return [subpath, { types: `${path}.d.ts`, default: `${path}.js` }];
        }),
      ),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      Object.entries(dependencies)
        .filter(([dependency]) => imported.has(dependency))
        .map(([dependency, tested]) => [dependency, `^${tested}`]),
    ),
    peerDependencies: { '@types/react': '>=19', ...peerDependencies },
    peerDependenciesMeta: { '@types/react': { optional: true } },
  };
}

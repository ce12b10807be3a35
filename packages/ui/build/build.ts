import { rm } from 'node:fs/promises';
import { rolldown } from 'rolldown';
import { declarations } from './declarations';
import { entryPoints } from './entryPoints';
import { outputFolder, packageFolder, sourceFolder } from './folders';
import { outputName } from './outputName';
import { packageFiles } from './packageFiles';
import { styles } from './styles';
import { worker } from './worker';

/*
 * For React Server Components, such as those of Next.js: modules that run in the browser too are marked so.
 * The entry points are not, so that a page takes from them only what it names.
 */
const isComponent = (module: string) => module.endsWith('.tsx');
const isReact = (imported: string) => imported.startsWith('react');

/**
 * Built by `npm run build --workspace @sounding/ui`: the package as other teams install it. It has one module
 * for every module of the source, so that a bundler leaves out what a page does not use.
 */
const bundle = await rolldown({
  cwd: packageFolder,
  input: Object.fromEntries(
    entryPoints.map(({ module }) => [module, `${sourceFolder}/${module}.ts`]),
  ),
  external: /^[^./]/u,
  plugins: [worker(), styles(), declarations(), packageFiles()],
  transform: { target: 'es2022' },
  // If a class name were inlined into a component, the component would lose the import of its style sheet.
  optimization: { inlineConst: false },
  checks: { bundlerTimings: false },
});
await rm(outputFolder, { recursive: true, force: true });
const { output } = await bundle.write({
  dir: outputFolder,
  format: 'esm',
  preserveModules: true,
  preserveModulesRoot: sourceFolder,
  entryFileNames: ({ name }) => `${outputName(name)}.js`,
  banner: ({ moduleIds, imports }) =>
    moduleIds.some(isComponent) || imports.some(isReact) ? "'use client';" : '',
});
await bundle.close();
console.log(`${outputFolder}: ${output.length} files`);

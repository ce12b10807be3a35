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
 * For React Server Components, such as those of Next.js: what runs in the browser too says so. The entry
 * points do not, so that a page takes from them what it names alone.
 */
const isComponent = (module: string) => module.endsWith('.tsx');
const isReact = (imported: string) => imported.startsWith('react');

/**
 * `npm run build --workspace @sounding/ui`: the package as other teams install it, with a module for
 * every module of the source, so that a bundler leaves out what a page does not use.
 */
const bundle = await rolldown({
  cwd: packageFolder,
  input: Object.fromEntries(
    entryPoints.map(({ module }) => [module, `${sourceFolder}/${module}.ts`]),
  ),
  external: /^[^./]/u,
  plugins: [worker(), styles(), declarations(), packageFiles()],
  transform: { target: 'es2022' },
  // A class name written into a component would cut the component off from its style sheet.
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

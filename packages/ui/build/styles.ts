import { createCompiler } from '@vanilla-extract/compiler';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import { packageFolder, sourceFolder } from './folders';

const virtualEnd = '.virtual';
const require = createRequire(import.meta.url);
const inPackage = (path: string) => relative(sourceFolder, path).replaceAll(sep, '/');

/** The relative path by which a module imports a style sheet of the same tree. */
function specifier(styleSheet: string, importer: string): string {
  const path = relative(dirname(importer), styleSheet).replaceAll(sep, '/');
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Turns `Button.css.ts` into `Button.styles.js` with the class names, and `Button.css` beside it, which that
 * module imports. So a page loads the style sheets of the components that it uses and no others.
 */
export function styles(): Plugin {
  const compiler = createCompiler({
    root: packageFolder,
    identifiers: 'short',
    enableFileWatcher: false,
    cssImportSpecifier: (file) => file.replace(/\.ts$/u, '') + virtualEnd,
  });
  return {
    name: 'styles',
    async transform(_code, id) {
      if (!id.endsWith('.css.ts')) return null;
      const { source } = await compiler.processVanillaFile(id);
      return { code: source, map: null };
    },
    async resolveId(source, importer) {
      if (importer === undefined) return null;
      if (source.endsWith(virtualEnd)) {
        const styleSheet = source.slice(0, -virtualEnd.length);
        // Here and not where its module is read: a module that only other style sheets use is left out of the
        // build.
        const { css } = compiler.getCssForFile(`${styleSheet}.ts`);
        this.emitFile({ type: 'asset', fileName: inPackage(styleSheet), source: `${css}\n` });
        return { id: specifier(styleSheet, importer), external: true };
      }
      const path = resolve(dirname(importer), source);
      const text = source.endsWith('.css') ? await readFile(path, 'utf8').catch(() => null) : null;
      if (text === null) return null;
      const { css, files } = withItsFiles(text);
      this.emitFile({ type: 'asset', fileName: inPackage(path), source: css });
      for (const file of files) {
        const fileName = `${dirname(inPackage(path))}/${basename(file)}`;
        this.emitFile({ type: 'asset', fileName, source: await readFile(file) });
      }
      return { id: specifier(path, importer), external: true };
    },
    async closeBundle() {
      await compiler.close();
    },
  };
}

/** A hand-written style sheet, with the files that it takes from other packages copied beside it. */
function withItsFiles(text: string): { css: string; files: string[] } {
  const files: string[] = [];
  const css = text.replace(/url\('([^'.][^']*)'\)/gu, (_all, name: string) => {
    const file = require.resolve(name);
    files.push(file);
    return `url('./${basename(file)}')`;
  });
  return { css, files };
}

import { dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import ts from 'typescript';
import { entryPoints } from './entryPoints';
import { packageFolder, sourceFolder } from './folders';
import { outputName } from './outputName';

/**
 * Emits the types that the entry points lead to, beside their modules. Import paths get file endings, since
 * Node's module resolution, which many teams' TypeScript follows, adds none.
 */
export function declarations(): Plugin {
  return {
    name: 'declarations',
    generateBundle() {
      for (const [fileName, source] of readDeclarations())
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function readDeclarations(): Map<string, string> {
  const options = compilerOptions();
  const entries = entryPoints.map(({ module }) => `${sourceFolder}/${module}.ts`);
  const program = ts.createProgram(entries, options);
  const found = new Map<string, string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const fileName = `${outputName(moduleName(file))}.d.ts`;
    if (found.has(fileName)) continue;
    const source = file;
    const text = emitDeclaration(program, source);
    found.set(
      fileName,
      replaceImports(text, (name) => {
        if (!name.startsWith('.')) return name;
        const target = ts.resolveModuleName(name, source, options, ts.sys).resolvedModule;
        if (target === undefined) throw new Error(`${source} imports ${name}, which is not there`);
        waiting.push(target.resolvedFileName);
        return pathFrom(source, target.resolvedFileName);
      }),
    );
  }
  return found;
}

function compilerOptions(): ts.CompilerOptions {
  const file = resolve(packageFolder, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, packageFolder);
  return {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // Otherwise the order within a union depends on which file was read first, and every change alters it.
    stableTypeOrdering: true,
  };
}

function emitDeclaration(program: ts.Program, file: string): string {
  const source = program.getSourceFile(file);
  let text: string | undefined;
  const { diagnostics } = program.emit(
    source,
    (_path, content) => (text = content),
    undefined,
    true,
  );
  if (text === undefined || diagnostics.length > 0)
    throw new Error(`${file}: ${ts.formatDiagnostics(diagnostics, formatHost)}`);
  // A module that is imported only for its side effects has no types.
  return text.replace(/^import '[^']+';\n/gmu, '');
}

const formatHost: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (path) => path,
  getCurrentDirectory: () => packageFolder,
  getNewLine: () => '\n',
};

function replaceImports(text: string, replace: (name: string) => string): string {
  let result = '';
  let end = 0;
  for (const { fileName, pos } of ts.preProcessFile(text).importedFiles) {
    // `pos` is the place of the quotation mark.
    result += text.slice(end, pos + 1) + replace(fileName);
    end = pos + 1 + fileName.length;
  }
  return result + text.slice(end);
}

const moduleName = (file: string) =>
  relative(sourceFolder, file)
    .replaceAll(sep, '/')
    .replace(/\.tsx?$/u, '');

function pathFrom(file: string, target: string): string {
  const path = relative(dirname(moduleName(file)), outputName(moduleName(target)));
  return `${path.startsWith('.') ? path : `./${path}`}.js`.replaceAll(sep, '/');
}

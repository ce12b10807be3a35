import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'packages', 'tools'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/^packages\/.*\.(?:test|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(file) }));

/** The text of a file without its comments; empty if the file was deleted and Git still lists it. */
function read(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  } catch {
    return '';
  }
}

const isRule = (file: string) => file.startsWith('packages/domain/src/');

/** The names that a file imports from the domain, as the domain exports them. */
function taken({ file, text }: { file: string; text: string }): string[] {
  return [...text.matchAll(/import (?:type )?\{([^}]*)\} from '([^']*)'/g)]
    .filter(([, , from = '']) => from.startsWith('@sounding/domain') || isRule(file))
    .flatMap(([, names = '']) => names.split(','))
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, ''),
    );
}

const isUsedWithin = (text: string, name: string) =>
  (text.match(/\w+/g) ?? []).filter((word) => word === name).length > 1;

// Knip counts everything that a package's index exports as used.
test('every rule of the domain is used by the product, and not by its own tests alone', () => {
  const used = new Set(sources.flatMap(taken));
  const unused = sources
    .filter(({ file }) => isRule(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^export (?:const|function|interface|type) (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !used.has(name) && !isUsedWithin(text, name))
        .map((name) => `${file}: ${name}`),
    );
  expect(unused).toEqual([]);
});

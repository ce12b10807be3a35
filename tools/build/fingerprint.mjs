import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../setup/run.mjs';

const skipped = new Set(['node_modules', 'dist', '.build', '__screenshots__', 'coverage']);

/**
 * One hash over the names, sizes and modification times of the files below the given paths that a
 * build reads, so without tests, stories and documents, unless one is named.
 * Contents are not read: a second start must stay within a few milliseconds here.
 * @param {readonly string[]} paths relative to the project's root
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  const visit = (path, isNamed = false) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!skipped.has(name)) visit(join(path, name));
    } else if (isNamed || !/\.(?:test|stories)\.tsx?$|\.mdx$|README\.md$/.test(path)) {
      hash.update(`${relative(root, path)} ${stat.size} ${stat.mtimeMs}\n`);
    }
  };
  for (const path of paths) visit(join(root, path), true);
  return hash.digest('hex');
}

const stampOf = (name) => join(root, '.build/stamps', name);

/** Whether the named build was made from inputs with this fingerprint. */
export function isFresh(name, print) {
  try {
    return readFileSync(stampOf(name), 'utf8') === print;
  } catch {
    return false;
  }
}

/** Remembers, after a build that succeeded, what it was made from. */
export function markFresh(name, print) {
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), print);
}

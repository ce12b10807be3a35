import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { outputFolder } from '../../packages/ui/build/folders';
import { ensureLibraryIsBuilt } from '../build/library.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The library as npm would publish it. */
    tarball: string;
  }
}

/** Builds and packs the library once for all tests of it. */
export default async function packLibrary({ provide }: TestProject): Promise<() => void> {
  await ensureLibraryIsBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'packed-ui-'));
  const packed = npm(['pack', outputFolder, '--silent', '--pack-destination', folder], folder);
  provide('tarball', join(folder, packed.trim()));
  return () => rmSync(folder, { recursive: true });
}

function npm(args: string[], cwd: string): string {
  return execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Below this size the answer's headers weigh more than what compression saves. */
const smallestBytes = 1024;

/** Puts a .br and a .gz beside each text asset, once at build, so that the server need not compress. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    // From what was written, after all others: they change it up to the last moment, `fontLicence` even then.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const texts = Object.keys(bundle).filter((file) => /\.(?:css|js|svg|txt)$/.test(file));
        await Promise.all(texts.map((file) => compress(join(dir, file))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallestBytes) return;
  const [br, gz] = await Promise.all([brotli(content), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

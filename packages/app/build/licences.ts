import { appendFile, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the build writes the licences of what it takes in; the acknowledgement page links to it. */
export const licencesFile = 'licences.txt';

const typeface = '@fontsource-variable/atkinson-hyperlegible-next';

/** Adds the typeface's licence, which Vite leaves out: it lists what is written in JavaScript. */
export function fontLicence(): Plugin {
  return {
    name: 'font-licence',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      // The typeface is the design system's, which brings it along.
      const { resolve } = createRequire(join(import.meta.dirname, '../../ui/package.json'));
      const text = await readFile(resolve(`${typeface}/LICENSE`), 'utf8');
      await appendFile(join(dir, licencesFile), `\n## ${typeface} (OFL-1.1)\n\n${text}`);
    },
  };
}

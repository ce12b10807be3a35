import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const entryOf = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const entries = new Map([
  ['virtual:workbook-worker', entryOf('modules/export/worker/workbookWorker.ts')],
  ['virtual:pdf-worker', entryOf('modules/ethicsDocuments/pdfWorker.ts')],
  [
    'virtual:password-worker',
    entryOf('platform/security/passwordStrength/worker/passwordWorker.ts'),
  ],
]);

/**
 * Each worker as one text with everything it uses inside, so that the server stays a single file and
 * starts the same worker built, in tests and in tools.
 */
export function workerAsText(): Plugin {
  return {
    name: 'worker-as-text',
    enforce: 'pre',
    resolveId: (id) => (entries.has(id) ? `\0${id}` : undefined),
    async load(id) {
      const entry = entries.get(id.slice(1));
      if (entry === undefined) return undefined;
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await bundleWorker(entry))};`;
    },
  };
}

async function bundleWorker(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: entry,
      write: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
    ssr: { noExternal: true, target: 'node' },
  });
  const [first] = [result].flat();
  if (first === undefined || !('output' in first)) throw new Error('The worker was not bundled');
  return first.output[0].code;
}

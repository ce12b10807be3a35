import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const moduleId = 'virtual:workbook-worker';
const entry = fileURLToPath(
  new URL('../src/modules/export/worker/workbookWorker.ts', import.meta.url),
);

/**
 * The export's worker as one text with everything it uses inside, so that the server stays a single
 * file and starts the same worker built, in tests and in tools.
 */
export function workerAsText(): Plugin {
  return {
    name: 'worker-as-text',
    enforce: 'pre',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await bundleWorker())};`;
    },
  };
}

async function bundleWorker(): Promise<string> {
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

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { preview, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const appFolder = join(root, 'packages/app');
const viteCommand = join(root, 'node_modules/vite/bin/vite.js');

/** Answers as a server to which nobody has signed in. */
const nobodyIsSignedIn: Plugin = {
  name: 'nobody-is-signed-in',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/api', (_request, response) => {
      response.writeHead(401, { 'Content-Type': 'application/problem+json' });
      response.end('{"type":"about:blank","title":"Unauthorised","status":401}');
    });
  },
};

/** Builds the app into a folder of its own and serves it on a free port. */
export async function serveBuiltApp({ brandFile }: { brandFile?: string } = {}) {
  const outDir = await mkdtemp(join(tmpdir(), 'built-app-'));
  // In a process of its own: with NODE_ENV=test, as here, React would be built with its warnings.
  await promisify(execFile)(
    process.execPath,
    [viteCommand, 'build', appFolder, '--outDir', outDir, '--logLevel', 'error'],
    {
      cwd: appFolder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ...(brandFile !== undefined && { BRAND_FILE: brandFile }),
      },
    },
  );
  const server = await preview({
    configFile: false,
    root: appFolder,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', proxy: {} },
    plugins: [nobodyIsSignedIn],
    logLevel: 'error',
  });
  return {
    outDir,
    origin: new URL(server.resolvedUrls?.local[0] ?? '').origin,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}

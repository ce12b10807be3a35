import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface ToolManifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, object>;
}

/**
 * Copies the consumer out of the repository and installs it with npm: the tarball and all its dependencies,
 * in the versions that are locked here and that npm has in its cache. The consumer's tools (Vite,
 * TypeScript, …) are links to ours, because installing them again would prove nothing. A tool that renders
 * with React is a copy, so that it finds the consumer's React.
 */
export async function installConsumer(tarball: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'consumer-'));
  await cp(join(root, 'consumer'), folder, { recursive: true });
  await cp(tarball, join(folder, 'sounding-ui.tgz'));
  const manifest = await readJson<Manifest>(join(folder, 'package.json'));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(await lockFor(manifest)));
  await npmInstall(folder);
  for (const tool of Object.keys(manifest.devDependencies)) await linkTool(tool, folder);
  return folder;
}

async function readJson<Shape>(path: string): Promise<Shape> {
  return JSON.parse(await readFile(path, 'utf8')) as Shape;
}

/** A lock file with all our locked versions: npm uses what the tarball needs and ignores the rest. */
async function lockFor(manifest: Manifest): Promise<object> {
  const { packages } = await readJson<Lock>(join(root, 'package-lock.json'));
  const locked = Object.entries(packages).filter(
    ([path]) => path.startsWith('node_modules/') && !path.startsWith('node_modules/@sounding/'),
  );
  return {
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, ...Object.fromEntries(locked) },
  };
}

async function npmInstall(folder: string): Promise<void> {
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  await promisify(execFile)('npm', ['install', '--omit=dev', '--prefer-offline', ...quietly], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
}

async function linkTool(name: string, folder: string): Promise<void> {
  const link = join(folder, 'node_modules', name);
  // npm has already installed the types of React, which the library's own types need.
  if (existsSync(link)) return;
  await mkdir(dirname(link), { recursive: true });
  const tool = join(root, 'node_modules', name);
  const { dependencies = {}, peerDependencies = {} } = await readJson<ToolManifest>(
    join(tool, 'package.json'),
  );
  if (!('react' in peerDependencies)) return symlink(tool, link, 'junction');
  await cp(tool, link, { recursive: true });
  for (const needed of Object.keys(dependencies)) await linkTool(needed, folder);
}

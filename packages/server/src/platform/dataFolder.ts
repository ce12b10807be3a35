import { lstat, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartFailure, systemCode } from './startFailure';

const reasons = new Map([
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
  ['EROFS', 'its file system is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['ENOTDIR', 'part of the path is not a folder'],
  ['EEXIST', 'a file of that name is in the way'],
]);

/** Makes the data folder and proves that it can be written, or says in one sentence why not. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const code = systemCode(error) ?? 'unknown';
    const reason = code === 'ENOENT' ? await reasonOfAbsence(folder) : reasons.get(code);
    throw new StartFailure(
      `The data folder ${folder} cannot be written: ${reason ?? code}. Set DATA_DIR to a folder that can.`,
      { cause: error },
    );
  }
}

/**
 * Makes the folder and its missing parents, one after the other. Node's own `recursive` reports ENOENT for a
 * read-only or full file system, and never ends below /proc.
 */
async function makeFolder(folder: string): Promise<void> {
  const parent = dirname(folder);
  if (!(await exists(parent))) await makeFolder(parent);
  try {
    await mkdir(folder);
  } catch (error) {
    // The folder may exist, because another process made it a moment ago.
    if (await isFolder(folder)) return;
    throw (await isDanglingLink(folder)) ? absent(error) : error;
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    (error: unknown) => systemCode(error) === 'ENOTDIR',
  );

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

const isDanglingLink = async (path: string) => {
  const found = await lstat(path).catch(() => undefined);
  return found?.isSymbolicLink() === true && !(await stat(path).catch(() => undefined));
};

const absent = (cause: unknown) => Object.assign(new Error('', { cause }), { code: 'ENOENT' });

const reasonOfAbsence = async (folder: string) =>
  (await isDanglingLink(folder))
    ? 'it is a link that leads nowhere'
    : 'no folder can be made there';

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure, systemCode } from './startFailure';

const reasons = new Map([
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
  ['EROFS', 'its file system is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['ENOTDIR', 'part of the path is not a folder'],
  ['ENOENT', 'it is a link that leads nowhere'],
  ['EEXIST', 'a file of that name is in the way'],
]);

/** Makes the data folder and proves that it can be written, or says in one sentence why not. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const code = systemCode(error) ?? 'unknown';
    throw new StartFailure(
      `The data folder ${folder} cannot be written: ${reasons.get(code) ?? code}. Set DATA_DIR to a folder that can.`,
      { cause: error },
    );
  }
}

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../startFailure';

/** Where mails lie that no mail server takes, each an .eml file. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** Deletes the mails that were written before this moment, and those that were never finished. */
export async function deleteMailFiles(folder: string, writtenBefore: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    const file = join(folder, name);
    if (/\.eml(?:\.part)?$/.test(name) && (await stat(file)).mtime < writtenBefore) await rm(file);
  }
}

/** With a mail server there is no such folder. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  }
}

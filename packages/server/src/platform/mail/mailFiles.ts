import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../startFailure';

/** The folder for mails as .eml files, used without a mail server. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** Deletes the mail files, finished or not, that were written before this moment. */
export async function deleteMailFiles(folder: string, writtenBefore: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    const file = join(folder, name);
    if (/\.eml(?:\.part)?$/.test(name) && (await stat(file)).mtime < writtenBefore) await rm(file);
  }
}

/** Lists the folder, which does not exist if a mail server takes all mails. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  }
}

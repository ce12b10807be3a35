import { counted } from '@sounding/domain';
import { isNotNull } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database';
import { accounts } from '../database/schema';
import type { Settings } from '../settings';
import { StartFailure, systemCode } from '../startFailure';

type KeySettings = Pick<Settings, 'secretKey' | 'dataDir'>;

/**
 * Gets the root of all derived keys: given as a setting, or made once and kept beside the data. For a
 * database that needs a lost key, none is made in its place.
 */
export async function obtainSecretKey(settings: KeySettings, database: Database): Promise<string> {
  const found = await findSecretKey(settings);
  if (found !== undefined) return found;
  const file = fileIn(settings);
  await refuseLostKey(file, database);
  return undamaged(await makeAndKeep(file), file);
}

/** The key from the settings or the kept one; undefined if there is none. */
export async function findSecretKey(settings: KeySettings): Promise<string | undefined> {
  if (settings.secretKey !== undefined) return settings.secretKey;
  const file = fileIn(settings);
  const kept = await readKept(file);
  return kept === undefined ? undefined : undamaged(kept, file);
}

const fileIn = ({ dataDir }: KeySettings) => join(dataDir, 'secret-key');

function undamaged(key: string, file: string): string {
  if (key.length < 32) {
    throw new StartFailure(`The kept key in ${file} is damaged: put its backup back.`);
  }
  return key;
}

async function readKept(file: string) {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw new StartFailure(`The kept key in ${file} cannot be read: check who owns it.`, {
      cause: error,
    });
  }
}

async function refuseLostKey(file: string, database: Database) {
  const count = await database.$count(accounts, isNotNull(accounts.totpKeyId));
  if (count === 0) return;
  throw new StartFailure(
    `The key that the two-factor secrets of ${counted(count, 'account')} are sealed with is gone from ${file}: put its backup back, or see “Backups” in docs/operations.md where it is lost.`,
  );
}

/** Links the key into place when complete: none is half written, and of two starts the first one wins. */
async function makeAndKeep(file: string) {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(file, 'utf8')).trim();
}

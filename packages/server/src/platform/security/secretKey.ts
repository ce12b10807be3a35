import { isNotNull } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database';
import { accounts } from '../database/schema';
import type { Settings } from '../settings';
import { StartFailure, systemCode } from '../startFailure';

/**
 * The root of all derived keys: given as a setting, or made once and kept beside the data. None is made for
 * a database that needs the one of before, in whose place it would lie.
 */
export async function obtainSecretKey(
  settings: Pick<Settings, 'secretKey' | 'dataDir'>,
  database: Database,
): Promise<string> {
  if (settings.secretKey !== undefined) return settings.secretKey;
  const file = join(settings.dataDir, 'secret-key');
  const kept = await readKept(file);
  if (kept === undefined) await refuseLostKey(file, database);
  const key = kept ?? (await makeAndKeep(file));
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
    `The key that the two-factor secrets of ${count === 1 ? '1 account' : `${count} accounts`} are sealed with is gone from ${file}: put its backup back, or see “Backups” in docs/operations.md where it is lost.`,
  );
}

/** Linked into place when complete: no half-written key, and of two starters the first wins. */
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

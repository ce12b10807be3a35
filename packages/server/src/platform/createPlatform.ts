import { systemClock, type Clock } from './clock';
import type { OpenDatabase } from './database/openDatabase';
import { createMailVault } from './mail/mailVault';
import { createQueueMail } from './mail/queueMail';
import type { Platform } from './platform';
import { createKeyedHash } from './security/keyedHash';
import { createPasswords } from './security/passwords';
import { createSeedVault } from './security/seedVault';
import { createSessions } from './sessions/sessions';
import type { Settings } from './settings';

export interface PlatformParts {
  readonly settings: Settings;
  readonly opened: OpenDatabase;
  readonly secretKey: string;
  readonly clock?: Clock;
}

/** Creates the services that every module uses. */
export async function createPlatform({
  settings,
  opened: { database, pool },
  secretKey,
  clock = systemClock,
}: PlatformParts): Promise<Platform> {
  const mailVault = createMailVault(secretKey);
  return {
    settings,
    database,
    pool,
    clock,
    sessions: createSessions(database, clock),
    passwords: await createPasswords(),
    seedVault: createSeedVault(secretKey),
    keyedHash: createKeyedHash(secretKey),
    mailVault,
    queueMail: createQueueMail(mailVault),
  };
}

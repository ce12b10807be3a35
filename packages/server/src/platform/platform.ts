import type pg from 'pg';
import type { Clock } from './clock';
import type { Database } from './database/database';
import type { MailVault } from './mail/mailVault';
import type { QueueMail } from './mail/queueMail';
import type { KeyedHash } from './security/keyedHash';
import type { Passwords } from './security/passwords';
import type { SeedVault } from './security/seedVault';
import type { Sessions } from './sessions/sessions';
import type { Settings } from './settings';

/** The services that every module uses. */
export interface Platform {
  readonly settings: Settings;
  readonly database: Database;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly seedVault: SeedVault;
  readonly keyedHash: KeyedHash;
  readonly mailVault: MailVault;
  readonly queueMail: QueueMail;
}

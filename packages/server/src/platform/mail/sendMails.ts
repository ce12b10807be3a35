import { inArray, sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import { latestRecorded } from '../clock';
import { mailOutbox } from '../database/schema';
import type { Platform } from '../platform';
import type { Sealed } from '../security/seal';
import type { MailHead } from './mailVault';
import type { OutgoingMail, Transport } from './transport';

export interface MailLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface MailSender {
  /** Sends what is due now and answers how many mails went. */
  readonly sendDue: () => Promise<number>;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

/** The mail's text: sealed, or unsealed if it was queued before mails were sealed. */
interface ClaimedWords extends Record<string, unknown> {
  readonly sealed: Buffer | null;
  readonly sealed_nonce: Buffer | null;
  readonly sealed_key_id: string | null;
  readonly unsealed_text: string | null;
  readonly unsealed_html: string | null;
}

interface Claimed extends ClaimedWords {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly created_at: Date;
  readonly attempts: number;
}

/** Enough for hourly attempts, in the end, over the three days that the longest mailed key is valid. */
const mostAttempts = 77;
const batch = 10;
const pauseMilliseconds = 1_000;

/** How long a claimed mail is left to its sender: longer than the slowest mail server may take. */
const claimSeconds = 300;

/** How long a mail that failed waits at most, which is longer than a claimed one is left to its sender. */
const longestRetrySeconds = 3_600;

/** How long a stop waits for the mail being sent; a silent mail server would take longer. */
const stopPatienceMilliseconds = 3_000;

export function createMailSender(
  { database, clock, mailVault }: Pick<Platform, 'database' | 'clock' | 'mailVault'>,
  transport: Transport,
  log: MailLog,
): MailSender {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> = Promise.resolve();
  let isStopped = true;
  let isStopping = false;
  let isUnreadable = false;
  /** Ids of sent mails that could not be marked as sent without a database; marked before anything else. */
  const unnoted = new Set<number>();

  /**
   * Claims with SKIP LOCKED, so that several servers share one outbox and none sends twice. A mail that would wait
   * longer than any failure makes it wait has failed by a clock that was ahead, and is due.
   */
  async function claim() {
    const now = clock();
    const { rows } = await database.execute<Claimed>(sql`
      UPDATE ${mailOutbox} SET
        attempts = attempts + 1,
        next_attempt_at = ${now}::timestamptz + make_interval(secs => ${claimSeconds})
      WHERE id = (
        SELECT id FROM ${mailOutbox}
        WHERE sent_at IS NULL AND failed_at IS NULL AND (
          next_attempt_at <= ${now} OR next_attempt_at >
            ${latestRecorded(now)}::timestamptz + make_interval(secs => ${longestRetrySeconds})
        )
        ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING id, recipient, subject, created_at, attempts,
        sealed, sealed_nonce, sealed_key_id, unsealed_text, unsealed_html`);
    return rows[0];
  }

  async function noteSent() {
    if (unnoted.size === 0) return;
    const ids = [...unnoted];
    // The text may hold a key that still works, of which the database otherwise keeps only a hash.
    await database.execute(sql`
      UPDATE ${mailOutbox} SET sent_at = ${clock()}, last_error = NULL,
        sealed = NULL, sealed_nonce = NULL, sealed_key_id = NULL,
        unsealed_text = NULL, unsealed_html = NULL
      WHERE ${inArray(mailOutbox.id, ids)}`);
    for (const id of ids) unnoted.delete(id);
  }

  async function noteFailure(id: number, attempt: number, error: unknown) {
    const now = clock();
    const failure = describeFailure(error);
    const isLast = attempt >= mostAttempts;
    await database.execute(sql`
      UPDATE ${mailOutbox} SET
        last_error = ${failure.reason},
        failed_at = ${isLast ? now : null},
        next_attempt_at = ${now}::timestamptz + make_interval(secs => ${retrySeconds(attempt)})
      WHERE id = ${id}`);
    log.warn({ mailId: id, attempt, ...failure }, isLast ? 'mail given up' : 'mail not sent');
  }

  function open({ id, recipient, subject, created_at, ...row }: Claimed): OutgoingMail {
    const head = { to: recipient, subject };
    return { id, ...head, ...wordsOf(row, head), createdAt: new Date(created_at) };
  }

  function wordsOf(row: ClaimedWords, head: MailHead) {
    const sealed = sealedOf(row);
    return sealed === undefined
      ? { text: row.unsealed_text ?? '', html: row.unsealed_html }
      : mailVault.open(head, sealed);
  }

  async function deliver(claimed: Claimed) {
    const { id, attempts } = claimed;
    let place: string;
    try {
      place = await transport(open(claimed));
    } catch (error) {
      await noteFailure(id, attempts, error);
      return false;
    }
    unnoted.add(id);
    log.info({ mailId: id, place }, 'mail sent');
    await noteSent();
    return true;
  }

  async function sendDue() {
    await noteSent();
    let sent = 0;
    for (let count = 0; count < batch && !isStopping; count += 1) {
      // Claimed one by one: an earlier claim could run out while the mail waits for those before it.
      const claimed = await claim();
      if (!claimed) break;
      if (await deliver(claimed)) sent += 1;
    }
    return sent;
  }

  function schedule() {
    timer = setTimeout(() => {
      round = sendDue()
        .then(() => {
          if (isUnreadable) log.info({}, 'the mail outbox can be read again');
          isUnreadable = false;
        })
        .catch((error: unknown) => {
          // Logged once, and not every second of a night without a database.
          if (!isUnreadable) log.warn({ err: error }, 'the mail outbox could not be read');
          isUnreadable = true;
        })
        .then(() => {
          if (!isStopped) schedule();
        });
    }, pauseMilliseconds);
  }

  return {
    sendDue,
    start() {
      isStopped = false;
      schedule();
    },
    async stop() {
      isStopped = true;
      isStopping = true;
      clearTimeout(timer);
      await Promise.race([round, delay(stopPatienceMilliseconds, undefined, { ref: false })]);
    },
  };
}

function sealedOf(row: ClaimedWords): Sealed | undefined {
  const { sealed: secret, sealed_nonce: nonce, sealed_key_id: keyId } = row;
  return secret && nonce && keyId !== null ? { secret, nonce, keyId } : undefined;
}

/** A minute after the first attempt, then twice as long each time, up to an hour. */
const retrySeconds = (attempt: number) => Math.min(longestRetrySeconds, 60 * 2 ** (attempt - 1));

/** Codes of failures whose messages name hosts, certificates or keys, but never a person. */
const impersonalCodes = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ETLS', 'ESEALED']);

/** What an operator needs to find the cause, without what the mail server repeats of the mail. */
function describeFailure(error: unknown) {
  const code = fieldOf(error, 'code');
  const reason = typeof code === 'string' ? code : 'unknown';
  const answer = fieldOf(error, 'responseCode');
  return {
    reason,
    ...(typeof answer === 'number' && { answer }),
    ...(error instanceof Error && impersonalCodes.has(reason) && { detail: error.message }),
  };
}

const fieldOf = (error: unknown, name: string): unknown =>
  error instanceof Error ? Reflect.get(error, name) : undefined;

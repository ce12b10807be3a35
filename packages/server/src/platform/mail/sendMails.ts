import { sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { mailOutbox } from '../database/schema';
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

const mostAttempts = 10;
const batch = 10;
const pauseMilliseconds = 1_000;

export function createMailSender(
  database: Database,
  transport: Transport,
  clock: Clock,
  log: MailLog,
): MailSender {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> = Promise.resolve();
  let isStopped = true;

  /** Claims with SKIP LOCKED, so that several servers share one outbox and none sends twice. */
  async function claim() {
    const now = clock();
    const { rows } = await database.execute<{
      id: number;
      recipient: string;
      subject: string;
      body: string;
      html: string | null;
      created_at: Date;
      attempts: number;
    }>(sql`
      UPDATE ${mailOutbox} SET
        attempts = attempts + 1,
        next_attempt_at = ${now}::timestamptz + make_interval(secs => least(3600, 60 * 2 ^ attempts))
      WHERE id IN (
        SELECT id FROM ${mailOutbox}
        WHERE sent_at IS NULL AND failed_at IS NULL AND next_attempt_at <= ${now}
        ORDER BY next_attempt_at LIMIT ${batch} FOR UPDATE SKIP LOCKED
      )
      RETURNING id, recipient, subject, body, html, created_at, attempts`);
    return rows;
  }

  async function deliver(mail: OutgoingMail, attempt: number) {
    try {
      const place = await transport(mail);
      // Its text may hold a key that still works, of which the database keeps no more than a hash.
      await database.execute(sql`
        UPDATE ${mailOutbox} SET sent_at = ${clock()}, last_error = NULL, body = '', html = NULL
        WHERE id = ${mail.id}`);
      log.info({ mailId: mail.id, place }, 'mail sent');
      return true;
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      const failedAt = attempt >= mostAttempts ? clock() : null;
      await database.execute(
        sql`UPDATE ${mailOutbox} SET last_error = ${reason}, failed_at = ${failedAt} WHERE id = ${mail.id}`,
      );
      log.warn({ mailId: mail.id, attempt, reason }, 'mail not sent');
      return false;
    }
  }

  async function sendDue() {
    const claimed = await claim();
    let sent = 0;
    for (const { id, recipient, subject, body, html, created_at, attempts } of claimed) {
      const createdAt = new Date(created_at);
      const mail = { id, to: recipient, subject, text: body, html, createdAt };
      if (await deliver(mail, attempts)) sent += 1;
    }
    return sent;
  }

  function schedule() {
    timer = setTimeout(() => {
      round = sendDue()
        .catch((error: unknown) => {
          log.warn({ err: error }, 'the mail outbox could not be read');
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
      clearTimeout(timer);
      await round;
    },
  };
}

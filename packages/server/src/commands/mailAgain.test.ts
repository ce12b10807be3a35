import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailAgain } from './mailAgain';
import { withTransaction } from '../platform/database/database';
import { createMailSender } from '../platform/mail/sendMails';
import { auditLines } from '../testing/auditLines';
import { operatorSettings } from '../testing/operatorSettings';
import { startTestApp, type TestApp } from '../testing/startTestApp';

let server: TestApp;

beforeEach(async () => {
  server = await startTestApp();
});

afterEach(() => server.close());

const again = (...words: string[]) => mailAgain(words, operatorSettings(server));

const queue = (...recipients: string[]) =>
  withTransaction(server.platform.database, async (transaction) => {
    for (const to of recipients) {
      await server.platform.queueMail(transaction, {
        to,
        subject: 'Hello',
        text: 'Hello.',
        html: '<p>Hello.</p>',
      });
    }
  });

async function sendDue() {
  const sent: string[] = [];
  const silent = { info: () => undefined, warn: () => undefined };
  const transport = ({ to }: { readonly to: string }) => Promise.resolve(String(sent.push(to)));
  const clock = () => new Date(Date.now() + 1_000);
  await createMailSender({ ...server.platform, clock }, transport, silent).sendDue();
  return sent;
}

test('Mails that were given up go again, once the operator says so', async () => {
  await queue('ada@sounding.example', 'grace@sounding.example', 'mary@sounding.example');
  await server.platform.pool.query(
    `UPDATE mail_outbox SET attempts = 77, failed_at = now(), next_attempt_at = now() + interval '1 hour'
     WHERE recipient <> 'mary@sounding.example'`,
  );
  expect(await sendDue()).toEqual(['mary@sounding.example']);

  expect(await again()).toBe(
    '2 mails that were given up go again. The server sends, now or once it is started.',
  );

  expect((await sendDue()).toSorted()).toEqual(['ada@sounding.example', 'grace@sounding.example']);
  expect(await auditLines(server, {}, 'action', 'detail')).toEqual([
    { action: 'mail.queued-again', detail: { mails: 2 } },
  ]);
});

test('Where none was given up, the operator is told so, and one that waits for its turn goes on waiting', async () => {
  await queue('ada@sounding.example');
  await server.platform.pool.query(
    "UPDATE mail_outbox SET attempts = 3, next_attempt_at = now() + interval '1 hour'",
  );

  expect(await again()).toBe('No mail has been given up.');

  expect(await sendDue()).toEqual([]);
});

test('It takes no word', async () => {
  await expect(again('all')).rejects.toThrow('npm run admin:mail-again');
});

import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestClock, type TestClock } from '../../testing/testClock';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { withTransaction } from '../database/database';
import { mailOutbox } from '../database/schema';
import { queueMail, type Mail } from './queueMail';
import { createMailSender } from './sendMails';
import { fileTransport, smtpTransport, type Transport } from './transport';

const mail: Mail = {
  to: 'ada@sounding.example',
  subject: 'Grüße',
  text: 'Dear Ada,\n\nhello.\n',
  html: '<p>Dear Ada,</p>',
};
let opened: TestDatabase;
let clock: TestClock;
let logged: object[];

beforeEach(async () => {
  opened = await createTestDatabase();
  clock = createTestClock(new Date(Date.now() + 60_000));
  logged = [];
});

afterEach(() => opened.close());

const log = {
  info: (fields: object) => void logged.push(fields),
  warn: (fields: object) => void logged.push(fields),
};
const senderWith = (transport: Transport) =>
  createMailSender(opened.database, transport, clock, log);
const queue = (each: Mail = mail) =>
  withTransaction(opened.database, (transaction) => queueMail(transaction, each));

describe('Without a mail server', () => {
  test('every mail becomes a file that a mail program opens, and a line in the log [OPEN-108]', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'sounding-mail-')), 'mail');
    await queue();
    expect(await senderWith(fileTransport(folder, 'sounding.example')).sendDue()).toBe(1);
    const [name = ''] = await readdir(folder);
    expect(name).toMatch(/\.eml$/);
    const text = await readFile(join(folder, name), 'utf8');
    expect(text).toContain('To: ada@sounding.example\r\n');
    expect(text).toContain('From: Sounding <no-reply@sounding.example>\r\n');
    expect(text).toContain('Dear Ada,');
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    expect(logged).toEqual([{ mailId: 1, place: join(folder, name) }]);
    await rm(join(folder, '..'), { recursive: true });
  });
});

describe('With a mail server', () => {
  test('the mail arrives there once', async () => {
    const received: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const address = smtp.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await queue();
    const sender = senderWith(smtpTransport(`smtp://127.0.0.1:${port}`, 'sounding.example'));
    await sender.sendDue();
    await sender.sendDue();
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('To: ada@sounding.example');
    await new Promise<void>((resolve) => {
      smtp.close(resolve);
    });
  });

  test('that is away the mail is tried again later, and given up after ten times', async () => {
    const port = await closedPort();
    const sender = senderWith(smtpTransport(`smtp://127.0.0.1:${port}`, 'sounding.example'));
    await queue();
    expect(await sender.sendDue()).toBe(0);
    await sender.sendDue();
    const attempts = async () => {
      const [row] = await opened.database.select().from(mailOutbox);
      return row;
    };
    expect(await attempts()).toMatchObject({ attempts: 1, lastError: 'ESOCKET', failedAt: null });
    for (let hour = 0; hour < 12; hour += 1) {
      clock.advance({ seconds: 3_601 });
      await sender.sendDue();
    }
    expect(await attempts()).toMatchObject({ attempts: 10, sentAt: null });
    expect((await attempts())?.failedAt).toBeInstanceOf(Date);
  });
});

test('A mail whose transaction is rolled back is never sent', async () => {
  const failing = withTransaction(opened.database, async (transaction) => {
    await queueMail(transaction, mail);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await senderWith(() => Promise.resolve('nowhere')).sendDue()).toBe(0);
});

test('Several senders on one outbox send no mail twice', async () => {
  for (let number = 0; number < 30; number += 1) {
    await queue({ ...mail, subject: `Mail ${number}` });
  }
  const sent: string[] = [];
  const senders = Array.from({ length: 3 }, () =>
    senderWith(({ subject }) => {
      sent.push(subject);
      return Promise.resolve('here');
    }),
  );
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(senders.map((sender) => sender.sendDue()));
  }
  expect(sent).toHaveLength(30);
  expect(new Set(sent).size).toBe(30);
});

test.each([
  { ...mail, subject: 'Hello\r\nBcc: everybody@sounding.example' },
  { ...mail, to: 'ada@sounding.example\nbcc: x@y.z' },
])('A line break never gets into a header: $subject $to', async (hostile) => {
  await expect(queue(hostile)).rejects.toThrow(/header/);
});

function closedPort() {
  return new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
}

import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asOwner } from '../../testing/asOwner';
import { createTestClock, type TestClock } from '../../testing/testClock';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { prepareApplicationRole } from '../database/applicationRole';
import { withTransaction } from '../database/database';
import { bundledMigrations, migrate } from '../database/migrate';
import { mailOutbox } from '../database/schema';
import { createMailVault } from './mailVault';
import { createQueueMail, type Mail } from './queueMail';
import { createMailSender, type MailSender } from './sendMails';
import { fileTransport, smtpTransport, type OutgoingMail, type Transport } from './transport';

const mail: Mail = {
  to: 'ada@sounding.example',
  subject: 'Grüße',
  text: 'Dear Ada,\n\nhello.\n',
  html: '<p>Dear Ada,</p>',
};
const mailVault = createMailVault('a secret key of thirty-two letters');
const queueMail = createQueueMail(mailVault);
let opened: TestDatabase;
let clock: TestClock;
let logged: object[];
let messages: string[];
const endings: (() => Promise<void>)[] = [];

beforeEach(async () => {
  opened = await createTestDatabase();
  clock = createTestClock(new Date(Date.now() + 60_000));
  logged = [];
  messages = [];
});

afterEach(() => opened.close());

const note = (fields: object, message: string) => {
  logged.push(fields);
  messages.push(message);
};
const log = { info: note, warn: note };
const senderWith = (transport: Transport) =>
  createMailSender({ database: opened.database, clock, mailVault }, transport, log);
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
    expect(text).toContain('<p>Dear Ada,</p>');
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    expect(logged).toEqual([{ mailId: 1, place: join(folder, name) }]);
    await rm(join(folder, '..'), { recursive: true });
  });
});

describe('With a mail server', () => {
  test('the mail arrives there once', async () => {
    await withPlainServer('127.0.0.1', async (smtpUrl, received) => {
      await queue();
      const sender = senderWith(smtpTransport(smtpUrl, 'sounding.example'));
      await sender.sendDue();
      await sender.sendDue();
      expect(received).toHaveLength(1);
      expect(received[0]).toContain('To: ada@sounding.example');
    });
  });

  test('that asks for a name and a password, both are what the address says, marks in them included', async () => {
    const known = { username: 'sounding@uni.example', password: 'a:b/c%d @é' };
    await withPlainServer(
      '127.0.0.1',
      async (smtpUrl, received) => {
        const both = [known.username, known.password].map(encodeURIComponent).join(':');
        const url = smtpUrl.replace('//', `//${both}@`);
        await queue();
        expect(await senderWith(smtpTransport(url, 'sounding.example')).sendDue()).toBe(1);
        expect(received).toHaveLength(1);
      },
      known,
    );
  });

  test('that is another machine and knows no encryption, no mail goes', async () => {
    // This address is this machine too, but does not look like it.
    await withPlainServer('0.0.0.0', async (smtpUrl, received) => {
      await queue();
      const sender = senderWith(smtpTransport(smtpUrl, 'sounding.example'));
      expect(await sender.sendDue()).toBe(0);
      expect(received).toEqual([]);
      expect(logged).toMatchObject([{ reason: 'ETLS' }]);
    });
  });

  test.each(['smtp', 'smtps'] as const)(
    'that is this machine and has a certificate that nobody vouches for, it goes all the same by %s',
    async (scheme) => {
      await withSelfSignedServer('127.0.0.2', scheme, async (smtpUrl, received) => {
        await queue();
        expect(await senderWith(smtpTransport(smtpUrl, 'sounding.example')).sendDue()).toBe(1);
        expect(received).toHaveLength(1);
      });
    },
  );

  test.each(['smtp', 'smtps'] as const)(
    'that is another machine and has a certificate that nobody vouches for, no mail goes by %s',
    async (scheme) => {
      await withSelfSignedServer('0.0.0.0', scheme, async (smtpUrl, received) => {
        await queue();
        expect(await senderWith(smtpTransport(smtpUrl, 'sounding.example')).sendDue()).toBe(0);
        expect(received).toEqual([]);
        expect(logged).toMatchObject([{ reason: 'ESOCKET' }]);
      });
    },
  );

  test('a mail has the same number on every attempt, so that one sent twice can be told', async () => {
    await withPlainServer('127.0.0.1', async (smtpUrl, received) => {
      const transport = smtpTransport(smtpUrl, 'sounding.example');
      const outgoing = { ...mail, id: 7, createdAt: clock() };
      await transport(outgoing);
      await transport(outgoing);
      await transport({ ...outgoing, id: 8 });
      const numbers = received.map((text) => /^Message-ID: (\S+)/im.exec(text)?.[1]);
      expect(numbers[0]).toBeDefined();
      expect(numbers[1]).toBe(numbers[0]);
      expect(numbers[2]).not.toBe(numbers[0]);
    });
  });

  test('that is away the mail is tried again later, and given up after three days', async () => {
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
    for (let hour = 0; hour < 71; hour += 1) {
      clock.advance({ seconds: 3_601 });
      await sender.sendDue();
    }
    expect(await attempts()).toMatchObject({ sentAt: null, failedAt: null });
    for (let hour = 0; hour < 12; hour += 1) {
      clock.advance({ seconds: 3_601 });
      await sender.sendDue();
    }
    expect(await attempts()).toMatchObject({ sentAt: null });
    expect((await attempts())?.failedAt).toBeInstanceOf(Date);
    const told = messages.filter((message) => message !== 'mail not sent');
    expect(told).toEqual(['mail given up']);
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

test('A mail server that takes half a minute for each mail gets none twice, from two senders', async () => {
  for (let number = 0; number < 6; number += 1) await queue({ ...mail, subject: `Mail ${number}` });
  const sent: string[] = [];
  const other = senderWith(({ subject }) => {
    sent.push(subject);
    return Promise.resolve('here');
  });
  const slow = senderWith(async ({ subject }) => {
    sent.push(subject);
    for (let part = 0; part < 3; part += 1) {
      clock.advance({ seconds: 30 });
      await other.sendDue();
    }
    return 'here';
  });
  await slow.sendDue();
  await slow.sendDue();
  expect(sent.sort()).toEqual(Array.from({ length: 6 }, (_, number) => `Mail ${number}`));
});

test('A mail that went while the database was away is not sent again once it is back', async () => {
  await queue();
  let isAway = false;
  const database = new Proxy(opened.database, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'execute' || !isAway) return value;
      return () => Promise.reject(new Error('Connection terminated unexpectedly'));
    },
  });
  let sent = 0;
  const transport = () => {
    sent += 1;
    isAway = true;
    return Promise.resolve('here');
  };
  const sender = createMailSender({ database, clock, mailVault }, transport, log);
  await expect(sender.sendDue()).rejects.toThrow('Connection terminated');
  isAway = false;
  clock.advance({ seconds: 3_601 });
  await sender.sendDue();
  clock.advance({ seconds: 3_601 });
  await sender.sendDue();
  expect(sent).toBe(1);
  const [row] = await opened.database.select().from(mailOutbox);
  expect(row).toMatchObject({
    sealed: null,
    sealedNonce: null,
    sealedKeyId: null,
    lastError: null,
  });
  expect(row?.sentAt).toBeInstanceOf(Date);
});

test('An outage of the database is one line in the log when it begins and one when it ends', async () => {
  let failures = 3;
  const database = new Proxy(opened.database, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'execute' || failures === 0) return value;
      failures -= 1;
      return () => Promise.reject(new Error('connect ECONNREFUSED'));
    },
  });
  await queue();
  const sent = new Promise<void>((resolve) => {
    const transport = () => {
      resolve();
      return Promise.resolve('here');
    };
    const sender = createMailSender({ database, clock, mailVault }, transport, log);
    sender.start();
    endings.push(sender.stop);
  });
  await sent;
  await Promise.all(endings.splice(0).map((stop) => stop()));
  expect(messages).toEqual([
    'the mail outbox could not be read',
    'mail sent',
    'the mail outbox can be read again',
  ]);
});

test('A stop does not wait for a mail server that says nothing', async () => {
  await queue();
  let sender: MailSender | undefined;
  const handed = new Promise<void>((resolve) => {
    sender = senderWith(() => {
      resolve();
      return new Promise<string>(() => undefined);
    });
  });
  sender?.start();
  await handed;
  await sender?.stop();
  const [row] = await opened.database.select().from(mailOutbox);
  expect(row).toMatchObject({ sentAt: null, failedAt: null, attempts: 1 });
});

test('A stop hands on no mail after the one in hand', async () => {
  await queue();
  await queue();
  let stopped: Promise<void> | undefined;
  const sender = senderWith(() => {
    stopped = sender.stop();
    return Promise.resolve('here');
  });
  expect(await sender.sendDue()).toBe(1);
  await stopped;
});

test('Mails go in the order in which they are due, and one that failed waits twice as long each time', async () => {
  const sent: string[] = [];
  let isAway = true;
  const sender = senderWith(({ subject }) => {
    if (isAway) return Promise.reject(new Error('away'));
    sent.push(subject);
    return Promise.resolve('here');
  });
  await queue({ ...mail, subject: 'Failed' });
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await sender.sendDue();
    const [row] = await opened.database.select().from(mailOutbox);
    const seconds = ((row?.nextAttemptAt.getTime() ?? 0) - clock().getTime()) / 1000;
    waits.push(seconds);
    clock.advance({ seconds });
  }
  expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600]);

  isAway = false;
  await queue({ ...mail, subject: 'Due before' });
  await sender.sendDue();
  expect(sent).toEqual(['Due before', 'Failed']);
});

test.each([
  ['more than a minute goes at once', 61, 1],
  ['a minute waits its hour', 60, 0],
])(
  'Once the clock is put right, a mail that failed while it was ahead by %s',
  async (_what, seconds, sent) => {
    let isAway = true;
    const sender = senderWith(() =>
      isAway ? Promise.reject(new Error('certificate has expired')) : Promise.resolve('here'),
    );
    await queue();
    await opened.database.update(mailOutbox).set({ attempts: 6 });
    const right = clock();
    clock.advance({ seconds });
    await sender.sendDue();
    isAway = false;
    clock.set(right);

    expect(await sender.sendDue()).toBe(sent);
    expect(await sender.sendDue()).toBe(0);
  },
);

test('The log says why a mail did not go, and never to whom it was', async () => {
  const refused = Object.assign(new Error('550 no such user ada@sounding.example'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  const unknownHost = Object.assign(new Error('getaddrinfo ENOTFOUND mail.example'), {
    code: 'EDNS',
  });
  for (const failure of [refused, unknownHost]) {
    await queue();
    await senderWith(() => Promise.reject(failure)).sendDue();
  }
  expect(logged).toEqual([
    { mailId: 1, attempt: 1, reason: 'EENVELOPE', answer: 550 },
    { mailId: 2, attempt: 1, reason: 'EDNS', detail: 'getaddrinfo ENOTFOUND mail.example' },
  ]);
});

describe('A mail that cannot be opened', () => {
  const sent: OutgoingMail[] = [];
  const transport: Transport = (each) => {
    sent.push(each);
    return Promise.resolve('here');
  };

  afterEach(() => sent.splice(0));

  test('since the key is another now is tried again until that is back, and the log says why', async () => {
    await queue();
    const other = createMailVault('another secret key of thirty-two');
    const { database } = opened;
    await createMailSender({ database, clock, mailVault: other }, transport, log).sendDue();
    expect(sent).toEqual([]);
    expect(messages).toEqual(['mail not sent']);
    expect(logged).toMatchObject([{ mailId: 1, attempt: 1, reason: 'ESEALED' }]);
    expect(JSON.stringify(logged)).toMatch(/sealed with key \w+, and ours is/);
    clock.advance({ seconds: 60 });
    await senderWith(transport).sendDue();
    expect(sent).toMatchObject([{ to: mail.to, text: mail.text, html: mail.html }]);
  });

  test('since somebody wrote another address beside it goes to nobody', async () => {
    await queue();
    await opened.database.update(mailOutbox).set({ recipient: 'mallory@elsewhere.example' });
    await senderWith(transport).sendDue();
    expect(sent).toEqual([]);
    expect(JSON.stringify(logged)).not.toContain('@');
    expect(logged).toMatchObject([{ reason: 'ESEALED' }]);
  });
});

test('A mail that was queued before mails were sealed goes all the same after the upgrade', async () => {
  await asOwner(opened, async (owner) => {
    await owner.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    const before = bundledMigrations().filter(({ name }) => name < '0012');
    await migrate(owner, before);
    await owner.query(
      `INSERT INTO mail_outbox (recipient, subject, body, html, sent_at)
       VALUES ('ada@sounding.example', 'Waits', 'Dear Ada', '<p>Dear Ada', NULL),
         ('ada@sounding.example', 'Older still', 'Dear Ada', NULL, NULL),
         ('ada@sounding.example', 'Sent', '', NULL, now())`,
    );
    await migrate(owner, bundledMigrations());
    await prepareApplicationRole(owner);
  });
  const sent: OutgoingMail[] = [];
  const transport: Transport = (each) => {
    sent.push(each);
    return Promise.resolve('here');
  };
  await senderWith(transport).sendDue();
  expect(sent).toMatchObject([
    { subject: 'Waits', text: 'Dear Ada', html: '<p>Dear Ada' },
    { subject: 'Older still', text: 'Dear Ada', html: null },
  ]);
  const kept = await opened.database.select().from(mailOutbox);
  expect(kept.map(({ unsealedText, unsealedHtml }) => unsealedText ?? unsealedHtml)).toEqual([
    ...[null, null, null],
  ]);
});

test.each([
  { ...mail, subject: 'Hello\r\nBcc: everybody@sounding.example' },
  { ...mail, to: 'ada@sounding.example\nbcc: x@y.z' },
  { ...mail, subject: 'Hello\u0007' },
])('A line break never gets into a header: $subject $to', async (hostile) => {
  await expect(queue(hostile)).rejects.toThrow(/header/);
});

type WithServer = (smtpUrl: string, received: readonly string[]) => Promise<void>;

/** Starts a mail server without encryption; if `known` is given, only that user may send. */
const withPlainServer = (
  host: string,
  work: WithServer,
  known?: { readonly username: string; readonly password: string },
) =>
  withServer(`smtp://${host}`, work, {
    authOptional: known === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      if (username === known?.username && password === known?.password) done(null, { user: 1 });
      else done(new Error('Nobody here has this name and password'));
    },
  });

/** Starts a mail server with the self-signed certificate that the package brings. */
const withSelfSignedServer = (host: string, scheme: 'smtp' | 'smtps', work: WithServer) =>
  withServer(`${scheme}://${host}`, work, {
    authOptional: true,
    secure: scheme === 'smtps',
    // The package would log a warning that its key is public.
    logger: false,
  });

async function withServer(address: string, work: WithServer, options: SMTPServerOptions) {
  const received: string[] = [];
  const smtp = new SMTPServer({
    ...options,
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  // A client that does not trust the certificate ends the connection midway.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, new URL(address).hostname, resolve));
  const listening = smtp.server.address();
  const port = typeof listening === 'object' && listening ? listening.port : 0;
  try {
    await work(`${address}:${port}`, received);
  } finally {
    await new Promise<void>((resolve) => {
      smtp.close(resolve);
    });
  }
}

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

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Ask } from './askAtTerminal';
import { lostKey, lostKeyUsage } from './lostKey';
import { withTransaction } from '../platform/database/database';
import { bundledMigrations } from '../platform/database/migrate';
import { openDatabase } from '../platform/database/openDatabase';
import { accounts, backupCodes, mailOutbox } from '../platform/database/schema';
import { refuseOtherKey } from '../platform/security/refuseOtherKey';
import { createSeedVault } from '../platform/security/seedVault';
import { auditLines } from '../testing/auditLines';
import { endConnections } from '../testing/endConnections';
import { operatorSettings } from '../testing/operatorSettings';
import { startTestApp, type TestApp } from '../testing/startTestApp';
import { testPassword, type TestAccount } from '../testing/testAccounts';

const newKey = 'the key that stands in for a lost one';
let server: TestApp;
let ada: TestAccount;

beforeEach(async () => {
  server = await startTestApp();
  ada = await server.createAccount();
  await server.platform.database
    .insert(backupCodes)
    .values({ accountId: ada.id, codeHash: 'hashed with the key that is lost' });
  await withTransaction(server.platform.database, (transaction) =>
    server.platform.queueMail(transaction, {
      to: ada.login,
      subject: 'A link',
      text: 'Here.',
      html: '<p>Here.</p>',
    }),
  );
});

afterEach(() => server.close());

const nobody = () => Promise.resolve(null);

async function resetWith(
  secretKey: string,
  words: readonly string[] = ['--reset-two-factor', '--yes'],
  ask: Ask = nobody,
) {
  await endConnections(server);
  return lostKey(words, operatorSettings(server, { SECRET_KEY: secretKey }), ask);
}

const isKept = async () => {
  const { database } = server.platform;
  const [account] = await database.select().from(accounts).where(eq(accounts.id, ada.id));
  return {
    seed: account?.totpSecret !== null,
    codes: await database.$count(backupCodes),
    mails: await database.$count(mailOutbox),
  };
};

const all = { seed: true, codes: 1, mails: 1 };

test('Where the key is lost, what it has sealed goes, and nothing else, so that the server starts under a new one', async () => {
  const { database, clock } = server.platform;
  const grace = await server.createAccount({ isEnrolled: false });
  const seedVault = createSeedVault(newKey);
  const seed = seedVault.seal(grace.id, Buffer.alloc(20));
  await database
    .update(accounts)
    .set({ totpSecret: seed.secret, totpNonce: seed.nonce, totpKeyId: seed.keyId })
    .where(eq(accounts.id, grace.id));
  await database.insert(mailOutbox).values({
    recipient: ada.login,
    subject: 'Sent',
    sentAt: clock(),
  });

  expect(await resetWith(newKey)).toBe(
    'Gone are the two-factor set-up and the backup codes of 1 account, and 1 mail that waits to be sent. Start the server: everybody concerned signs in with their password alone, and sets up two-factor anew.',
  );

  expect(await isKept()).toEqual({ seed: false, codes: 0, mails: 1 });
  await refuseOtherKey({ database, seedVault, settings: operatorSettings(server) });
  const [kept] = await database.select().from(accounts).where(eq(accounts.id, grace.id));
  expect(kept?.totpSecret).toEqual(seed.secret);
  expect(await auditLines(server, { account: ada.id })).toMatchObject([
    { action: 'two-factor.key-lost', actor: null },
  ]);
  expect(await auditLines(server, { account: grace.id })).toEqual([]);
  const shown = await server.request('POST', '/api/mf-authenticate/code', {
    json: { userName: ada.login, password: testPassword },
  });
  expect(shown.json<{ secret: string }>().secret).toMatch(/^[A-Z2-7]{32}$/);
});

test('Until it is told so by name, it says what would go and changes nothing', async () => {
  await expect(resetWith(newKey, [])).rejects.toThrow(
    /^Nothing has changed yet\. .+ takes away the two-factor set-up and the backup codes of 1 account, and 1 mail that waits to be sent, .+: npm run admin:lost-key -- --reset-two-factor$/,
  );
  expect(await isKept()).toEqual(all);
  expect(await auditLines(server, { account: ada.id })).toEqual([]);
});

test('Under a key that may be mistyped it says what would go from which database, and waits for a yes', async () => {
  const { host, pathname } = new URL(server.testDatabase.ownerAddress);
  const about = `In the database ${host}${pathname} another key has sealed the two-factor set-up and the backup codes of 1 account, and 1 mail that waits to be sent. Where that key has a backup, or the one that is set is mistyped, put it right instead.`;
  const asked: string[] = [];
  const answered = (answer: boolean | null) =>
    resetWith(newKey, ['--reset-two-factor'], (words) => {
      asked.push(words);
      return Promise.resolve(answer);
    });

  await expect(answered(false)).rejects.toThrow('Nothing has been deleted.');
  expect(asked).toEqual([`${about}\n\nThis cannot be undone. To take them away, type yes:`]);
  await expect(answered(null)).rejects.toThrow(
    `${about}\n\nNothing has been deleted, since nobody could be asked. To take them away: npm run admin:lost-key -- --reset-two-factor --yes`,
  );
  expect(await isKept()).toEqual(all);
  expect(await auditLines(server, { account: ada.id })).toEqual([]);

  expect(await answered(true)).toMatch(/^Gone are the two-factor set-up/);
  expect(await isKept()).toEqual({ seed: false, codes: 0, mails: 0 });
});

test.each(['sounding', 'a name of the operator’s'])(
  'While a server is connected as %s it takes nothing away, agreed to or not',
  async (name) => {
    await endConnections(server);
    const address = new URL(server.testDatabase.ownerAddress);
    if (name !== 'sounding') address.searchParams.set('application_name', name);
    const { close, pool } = await openDatabase(address.href, {
      migrations: bundledMigrations(),
      onConnectionLost: () => undefined,
    });
    await pool.query('SELECT 1');
    const settings = operatorSettings(server, { DATABASE_URL: address.href, SECRET_KEY: newKey });

    await expect(lostKey(['--reset-two-factor', '--yes'], settings)).rejects.toThrow(
      /^A server, or another command, is at work on the database /,
    );

    await close();
    expect(await isKept()).toEqual(all);
  },
);

test('With the key of before there is nothing to do, and nothing is done', async () => {
  await expect(resetWith('a secret key that only the tests use')).rejects.toThrow(
    'Nothing in this database is sealed with a lost key: start the server.',
  );
  expect(await isKept()).toEqual(all);
});

test.each([[['--reset']], [['--reset-two-factor', 'twice']], [['--yes']], [['']]])(
  'The words %j are answered by how it is done, and change nothing',
  async (words) => {
    await expect(resetWith(newKey, words)).rejects.toThrow(lostKeyUsage);
    expect(await isKept()).toEqual(all);
  },
);

import { emailKey } from '@sounding/domain';
import { brand } from '@sounding/domain/product';
import { describe, expect, test } from 'vitest';
import { brokenPromise, placeholdersLeft, readSettings, refuseIncompleteBrand } from './settings';

const postgres = 'postgres://sounding:secret@db.example:5432/sounding';
const secretKey = 'a key of thirty-two characters!!';

test('Without any setting the demonstration runs on this machine alone', () => {
  expect(readSettings({}, '/srv/sounding')).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    dataDir: '/srv/sounding/.data',
    databaseUrl: undefined,
    isDemo: true,
    publicUrl: 'http://127.0.0.1:4000',
    secretKey: undefined,
    smtpUrl: undefined,
    universityDomain: brand.emailDomain,
    staffEmails: new Set(['admin@sounding.example']),
    hasRateLimits: true,
    smallNumberThreshold: 5,
    signupRetentionDays: 365,
    trustedProxies: [],
  });
});

test('With DATABASE_URL there is no demonstration and no staff unless asked for', () => {
  const settings = readSettings({ DATABASE_URL: postgres, SECRET_KEY: secretKey });
  expect(settings).toMatchObject({ isDemo: false, databaseUrl: postgres });
  expect(settings.staffEmails.size).toBe(0);
});

test('An empty variable counts as absent', () => {
  expect(readSettings({ PORT: '', DEMO: ' ' })).toMatchObject({ port: 4000, isDemo: true });
});

describe('A start is refused in one sentence for', () => {
  const refused: readonly (readonly [string, Record<string, string>, RegExp])[] = [
    ['a port that is none', { PORT: '65536' }, /^PORT must be a port number from 0 to 65535\.$/],
    ['a port with letters', { PORT: '40x' }, /^PORT must be/],
    ['DEMO in words', { DEMO: 'yes' }, /^DEMO must be 1 or 0\.$/],
    [
      'the demonstration on an open address',
      { HOST: '0.0.0.0' },
      /^HOST 0\.0\.0\.0 is refused with DEMO=1, because/,
    ],
    ['the demonstration on ::', { HOST: '::' }, /refused with DEMO=1/],
    ['a name that only begins like loopback', { HOST: '127.evil.example' }, /refused with DEMO=1/],
    [
      'the demonstration at an address that others reach',
      { PUBLIC_URL: 'https://sounding.university.example', DEMO: '1' },
      /^PUBLIC_URL https:\/\/sounding\.university\.example is refused with DEMO=1, because the demonstration passwords are public: use an address of this machine or set DEMO=0\.$/,
    ],
    [
      'all that is set for real use but the database',
      {
        PUBLIC_URL: 'https://sounding.university.example',
        SECRET_KEY: secretKey,
        SMTP_URL: 'smtps://mail.example',
        TRUSTED_PROXIES: '127.0.0.1',
        DATABSE_URL: postgres,
      },
      /^PUBLIC_URL https:\/\/sounding\.university\.example and SMTP_URL and TRUSTED_PROXIES are refused without DATABASE_URL, because then the demonstration runs, whose passwords are public: set DATABASE_URL, or DEMO=0 to keep what is real in the embedded database\.$/,
    ],
    [
      'a public address without a database',
      { PUBLIC_URL: 'https://sounding.university.example' },
      /^PUBLIC_URL .+ is refused without DATABASE_URL/,
    ],
    [
      'a mail server without a database',
      { PUBLIC_URL: 'http://[::1]:4000', SMTP_URL: 'smtp://localhost' },
      /^SMTP_URL is refused without DATABASE_URL/,
    ],
    [
      'a proxy without a database',
      { TRUSTED_PROXIES: '127.0.0.1' },
      /^TRUSTED_PROXIES is refused without DATABASE_URL/,
    ],
    [
      'a database whose address is empty',
      { DATABASE_URL: ' ', SECRET_KEY: secretKey },
      /^DATABASE_URL is empty: give it an address, or leave it out altogether\.$/,
    ],
    [
      'no limits without demonstration',
      { RATE_LIMITS: 'off', DEMO: '0' },
      /^RATE_LIMITS=off is accepted only with DEMO=1\.$/,
    ],
    ['limits in words', { RATE_LIMITS: 'no' }, /^RATE_LIMITS must be on or off\.$/],
    [
      'a database without a secret key',
      { DATABASE_URL: postgres },
      /^SECRET_KEY is required with DATABASE_URL/,
    ],
    [
      'a short secret key',
      { DATABASE_URL: postgres, SECRET_KEY: 'short' },
      /^SECRET_KEY must be at least 32 characters/,
    ],
    [
      'mails whose links would lead to this machine alone',
      { SMTP_URL: 'smtps://mail.example', DEMO: '0' },
      /^PUBLIC_URL is required with SMTP_URL, and with a HOST that others reach: links in mails lead there\.$/,
    ],
    [
      'an address that others reach, where they would be led to another by mail',
      { HOST: '0.0.0.0', DEMO: '0' },
      /^PUBLIC_URL is required/,
    ],
    [
      'another kind of database',
      { DATABASE_URL: 'mysql://x/y', SECRET_KEY: secretKey },
      /^DATABASE_URL must/,
    ],
    [
      'an encryption of the connection to the database that is none',
      { DATABASE_URL: `${postgres}?sslmode=verify_full`, SECRET_KEY: secretKey },
      /^DATABASE_URL must be an address such as .+, whose sslmode, if any, is one of disable, no-verify, prefer, require, verify-ca, verify-full\.$/,
    ],
    ['a public address that is none', { PUBLIC_URL: 'sounding' }, /^PUBLIC_URL must be/],
    [
      'a public address below another one, where no page of ours is',
      { PUBLIC_URL: 'https://university.example/sounding' },
      /^PUBLIC_URL must be an address without a path or anything after it, such as https:\/\/sounding\.example\.$/,
    ],
    [
      'a public address with a query',
      { PUBLIC_URL: 'https://university.example/?from=mail' },
      /^PUBLIC_URL must be/,
    ],
    [
      'a public address with a name',
      { PUBLIC_URL: 'https://ada@a.example' },
      /^PUBLIC_URL must be/,
    ],
    ['a mail server that is none', { SMTP_URL: 'http://mail' }, /^SMTP_URL must be/],
    [
      'a mail server whose password has a bare percent sign',
      { SMTP_URL: 'smtps://ada:50%off@mail.example' },
      /^SMTP_URL must be an address such as smtps:\/\/user:password@mail\.example:465, with % in a user or password written as %25\.$/,
    ],
    ['a domain that is none', { UNIVERSITY_DOMAIN: 'a b' }, /^UNIVERSITY_DOMAIN must be/],
    ['a threshold below nothing', { SMALL_NUMBER_THRESHOLD: '-1' }, /^SMALL_NUMBER_THRESHOLD must/],
    ['a threshold that hides all', { SMALL_NUMBER_THRESHOLD: '101' }, /^SMALL_NUMBER_THRESHOLD/],
    ['keeping what is not kept', { SIGNUP_RETENTION_DAYS: '0' }, /^SIGNUP_RETENTION_DAYS must/],
    ['keeping longer than promised', { SIGNUP_RETENTION_DAYS: '366' }, /days from 1 to 365\.$/],
    ['a proxy by its name', { TRUSTED_PROXIES: 'proxy.example' }, /^TRUSTED_PROXIES must be/],
    ['a range that is none', { TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES must be/],
    ['staff without addresses', { STAFF_EMAILS: 'ada, grace' }, /^STAFF_EMAILS must be/],
  ];

  test.each(refused)('%s', (_name, environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });

  test('several mistakes at once, each with its own', () => {
    expect(() => readSettings({ PORT: 'x', DEMO: 'y' })).toThrow(/PORT .+\nDEMO .+/);
  });
});

test('The demonstration that was asked for may stand behind a proxy of this machine, and mail', () => {
  const asked = {
    DEMO: '1',
    PUBLIC_URL: 'https://localhost:8443',
    SMTP_URL: 'smtp://localhost:1025',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  expect(readSettings(asked).isDemo).toBe(true);
});

test.each(['localhost', '127.0.0.1', '127.8.8.8', '::1'])('%s is this machine', (host) => {
  expect(readSettings({ HOST: host }).host).toBe(host);
});

test('Addresses of staff are compared as accounts are, without regard to case and script [OPEN-31]', () => {
  const { staffEmails } = readSettings({
    STAFF_EMAILS: 'Ada@Sounding.Example, grace@münchen.example',
  });
  expect(staffEmails).toEqual(
    new Set([emailKey('ada@sounding.example'), emailKey('grace@MÜNCHEN.example')]),
  );
});

test('A mailed link leads to the public address, without a slash at its end', () => {
  const { publicUrl } = readSettings({ DEMO: '0', PUBLIC_URL: 'https://sounding.example/' });
  expect(publicUrl).toBe('https://sounding.example');
});

test('Whoever gives accounts at once to another domain than the built pages promise it to is told so', () => {
  const warningOn = (domain: string) => brokenPromise(readSettings({ UNIVERSITY_DOMAIN: domain }));
  expect(warningOn('uni.example')).toMatch(
    /promise .+ of sounding\.example, .+ UNIVERSITY_DOMAIN .+ of uni\.example: change both/,
  );
  expect(warningOn('SOUNDING.example')).toBeUndefined();
  expect(warningOn('')).toBeUndefined();
});

test('Whoever opens a server to others is told once what of the brand file is still a placeholder, and on this machine nobody is', () => {
  const warningAt = (address: string) =>
    placeholdersLeft(readSettings({ DEMO: '0', PUBLIC_URL: address }));
  expect(warningAt('https://uni.example')).toMatch(
    /fill in emailDomain, supportEmail, .*partners, sharing in packages\/domain\/src\/product\/brand\.ts, then build/,
  );
  expect(warningAt('http://localhost:4000')).toBeUndefined();
});

test('A brand file of an earlier version keeps the server from starting, and what it lacks is named', () => {
  expect(() => refuseIncompleteBrand()).not.toThrow();
  expect(() => refuseIncompleteBrand({ productName: 'Sounding' })).toThrow(
    /brand\.ts lacks logo, .*sharing, analytics, which this version needs/,
  );
});

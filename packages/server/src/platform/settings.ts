import { emailKey, statisticsLimits, toAsciiDomain } from '@sounding/domain';
import { brand, missingFromBrand } from '@sounding/domain/product';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isThisMachine } from './isThisMachine';
import { StartFailure } from './startFailure';

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Absolute path of the folder that holds the embedded database, the kept key and the mails. */
  readonly dataDir: string;
  /** A PostgreSQL of the operator's; without it the server runs its own in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly isDemo: boolean;
  /** Origin that mailed links lead to, without a trailing slash. */
  readonly publicUrl: string;
  /** Root of all derived keys; without it one is made and kept in `dataDir`. */
  readonly secretKey: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly universityDomain: string;
  /** Keys (`emailKey`) of the addresses whose administrators are offered 'Reset 2FA' (OPEN-31). */
  readonly staffEmails: ReadonlySet<string>;
  readonly hasRateLimits: boolean;
  /** Counts of people from 1 to one below this are hidden; 0 hides none. */
  readonly smallNumberThreshold: number;
  /** How long a sign-up request is kept once it was decided. */
  readonly signupRetentionDays: number;
  /** Addresses or ranges whose X-Forwarded headers are believed. */
  readonly trustedProxies: readonly string[];
}

/** The privacy policy promises twelve months at most. */
const mostRetentionDays = 365;

const sslModes = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads every setting and names every mistake at once, so that one start shows them all. */
export function readSettings(environment: Environment, folder = process.cwd()): Settings {
  const mistakes: string[] = [];
  const given = (name: string) => {
    const text = environment[name]?.trim();
    return text === '' ? undefined : text;
  };

  function read<T>(
    name: string,
    fallback: T,
    parse: (text: string) => T | undefined,
    rule: string,
  ) {
    const text = given(name);
    if (text === undefined) return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    mistakes.push(`${name} must be ${rule}.`);
    return fallback;
  }

  const host = given('HOST') ?? '127.0.0.1';
  const port = read('PORT', 4000, readPort, 'a port number from 0 to 65535');
  const databaseUrl = read(
    'DATABASE_URL',
    undefined,
    readDatabase,
    `an address such as postgres://user:password@host:5432/database, whose sslmode, if any, is one of ${sslModes.join(', ')}`,
  );
  // A container passes on an unset variable as an empty one; the server would silently use another database.
  if (environment['DATABASE_URL'] !== undefined && given('DATABASE_URL') === undefined) {
    mistakes.push('DATABASE_URL is empty: give it an address, or leave it out altogether.');
  }
  const isDemo = read('DEMO', environment['DATABASE_URL'] === undefined, readFlag, '1 or 0');
  const hasRateLimits = read('RATE_LIMITS', true, readSwitch, 'on or off');
  const secretKey = read(
    'SECRET_KEY',
    undefined,
    (text) => (text.length >= 32 ? text : undefined),
    'at least 32 characters, such as the output of: openssl rand -base64 32',
  );

  if (isDemo && !isThisMachine(host)) {
    mistakes.push(
      `HOST ${host} is refused with DEMO=1, because the demonstration passwords are public: use 127.0.0.1 or set DEMO=0.`,
    );
  }
  if (!hasRateLimits && !isDemo) mistakes.push('RATE_LIMITS=off is accepted only with DEMO=1.');
  if (given('DATABASE_URL') !== undefined && given('SECRET_KEY') === undefined) {
    mistakes.push('SECRET_KEY is required with DATABASE_URL: keep it apart from the database.');
  }

  const settings: Settings = {
    host,
    port,
    dataDir: resolve(folder, given('DATA_DIR') ?? '.data'),
    databaseUrl,
    isDemo,
    publicUrl: read(
      'PUBLIC_URL',
      `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
      readOrigin,
      'an address without a path or anything after it, such as https://sounding.example',
    ),
    secretKey,
    smtpUrl: read(
      'SMTP_URL',
      undefined,
      readMailServer,
      'an address such as smtps://user:password@mail.example:465, with % in a user or password written as %25',
    ),
    universityDomain: read(
      'UNIVERSITY_DOMAIN',
      brand.emailDomain,
      readDomain,
      'a domain such as university.example',
    ),
    staffEmails: read(
      'STAFF_EMAILS',
      new Set(isDemo ? ['admin@sounding.example'] : []),
      readEmails,
      'email addresses parted by commas',
    ),
    hasRateLimits,
    smallNumberThreshold: read(
      'SMALL_NUMBER_THRESHOLD',
      statisticsLimits.smallNumberThreshold,
      (text) => readWhole(text, 0, 100),
      'a whole number from 0 (nothing is hidden) to 100',
    ),
    signupRetentionDays: read(
      'SIGNUP_RETENTION_DAYS',
      mostRetentionDays,
      (text) => readWhole(text, 1, mostRetentionDays),
      `a whole number of days from 1 to ${mostRetentionDays}`,
    ),
    trustedProxies: read(
      'TRUSTED_PROXIES',
      [],
      readProxies,
      'addresses or ranges parted by commas, such as 10.0.0.1, 10.1.0.0/16',
    ),
  };
  const isPublic = given('PUBLIC_URL') !== undefined && !isOfThisMachine(settings.publicUrl);
  if (isDemo && given('DEMO') === undefined) {
    mistakes.push(...unaskedDemonstration(settings, isPublic));
  } else if (isDemo && isPublic) {
    mistakes.push(
      `PUBLIC_URL ${settings.publicUrl} is refused with DEMO=1, because the demonstration passwords are public: use an address of this machine or set DEMO=0.`,
    );
  }
  const reachesOthers = settings.smtpUrl !== undefined || (!isDemo && !isThisMachine(host));
  if (reachesOthers && given('PUBLIC_URL') === undefined) {
    mistakes.push(
      'PUBLIC_URL is required with SMTP_URL, and with a HOST that others reach: links in mails lead there.',
    );
  }
  if (mistakes.length > 0) throw new StartFailure(mistakes.join('\n'));
  return settings;
}

const isOfThisMachine = (address: string) => isThisMachine(new URL(address).hostname);

/**
 * Refuses the demonstration if other settings suggest that DATABASE_URL was forgotten or misspelt. A proxy on
 * this machine would open the demonstration to everybody.
 */
function unaskedDemonstration(
  { publicUrl, smtpUrl, trustedProxies }: Settings,
  isPublic: boolean,
): readonly string[] {
  const signs = [
    ...(isPublic ? [`PUBLIC_URL ${publicUrl}`] : []),
    ...(smtpUrl === undefined ? [] : ['SMTP_URL']),
    ...(trustedProxies.length === 0 ? [] : ['TRUSTED_PROXIES']),
  ];
  if (signs.length === 0) return [];
  return [
    `${signs.join(' and ')} ${signs.length === 1 ? 'is' : 'are'} refused without DATABASE_URL, because then the demonstration runs, whose passwords are public: set DATABASE_URL, or DEMO=0 to keep what is real in the embedded database.`,
  ];
}

const readPort = (text: string) => readWhole(text, 0, 65_535);

function readWhole(text: string, least: number, most: number) {
  const value = Number(text);
  return /^\d{1,5}$/.test(text) && value >= least && value <= most ? value : undefined;
}

const readFlag = (text: string) => (text === '1' ? true : text === '0' ? false : undefined);

const readSwitch = (text: string) => (text === 'on' ? true : text === 'off' ? false : undefined);

function readUrl(text: string, protocols: readonly string[]) {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return protocols.includes(url.protocol) && url.hostname !== '' ? url : undefined;
}

/** Refuses an unknown sslmode, such as PostgreSQL's `allow`: the driver would treat it as the strictest. */
function readDatabase(text: string) {
  const url = readUrl(text, ['postgres:', 'postgresql:']);
  const mode = url?.searchParams.get('sslmode') ?? 'disable';
  return sslModes.includes(mode) ? url?.href : undefined;
}

/**
 * Refuses anything beside the origin. The app matches whole paths, so a mailed link into a folder would lead
 * nowhere; a query or a user's name would be dropped silently.
 */
function readOrigin(text: string) {
  const url = readUrl(text, ['http:', 'https:']);
  if (!url) return undefined;
  return url.href === `${url.origin}/` ? url.origin : undefined;
}

/** Decodes user and password as a test: a mistake found later would end the start without an explanation. */
function readMailServer(text: string) {
  const url = readUrl(text, ['smtp:', 'smtps:']);
  try {
    if (url) decodeURIComponent(url.username + url.password);
    return url?.href;
  } catch {
    return undefined;
  }
}

function readDomain(text: string) {
  const domain = text.toLowerCase();
  return domain.length <= 253 && /^[\da-z-]+(?:\.[\da-z-]+)+$/.test(domain) ? domain : undefined;
}

function readEmails(text: string) {
  const emails = text.split(',').map((email) => email.trim());
  return emails.every((email) => /^[^\s@]+@[^\s@]+$/.test(email))
    ? new Set(emails.map(emailKey))
    : undefined;
}

function readProxies(text: string): readonly string[] | undefined {
  const proxies = text.split(',').map((entry) => entry.trim());
  return proxies.every(isAddressOrRange) ? proxies : undefined;
}

function isAddressOrRange(text: string) {
  const [address = '', bits, ...others] = text.split('/');
  const version = isIP(address);
  if (version === 0 || others.length > 0) return false;
  return bits === undefined || readWhole(bits, 1, version === 4 ? 32 : 128) !== undefined;
}

const brandFile = 'packages/domain/src/product/brand.ts';

/** Refuses a brand file of an earlier version, which would break pages one by one. */
export function refuseIncompleteBrand(filled: unknown = brand): void {
  const missing = missingFromBrand(filled);
  if (missing.length === 0) return;
  throw new StartFailure(
    `${brandFile} lacks ${missing.join(', ')}, which this version needs: add what its own file has, with your words, and start again.`,
  );
}

/** Warns an operator who opens a server to others while the brand file still holds placeholders. */
export function placeholdersLeft({ publicUrl }: Settings): string | undefined {
  if (isOfThisMachine(publicUrl)) return;
  const left = Object.entries(brand).filter(([, value]) =>
    /\.example\b/.test(JSON.stringify(value)),
  );
  if (left.length === 0) return;
  return `pages and mails name placeholders, addresses below .example: fill in ${left.map(([name]) => name).join(', ')} in ${brandFile}, then build and start again`;
}

/** Warns an operator if the pages promise accounts to another email domain than the server accepts. */
export function brokenPromise({ universityDomain }: Settings): string | undefined {
  const promised = brand.emailDomain;
  if (promised === '' || toAsciiDomain(promised) === toAsciiDomain(universityDomain)) return;
  return `the pages promise an account at once to addresses of ${promised}, the emailDomain of ${brandFile}, while UNIVERSITY_DOMAIN gives one to those of ${universityDomain}: change both together`;
}

import { hash, verify, type Options } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { unavailable } from '../http/problems';
import { createQueue } from './queue';

interface Verdict {
  readonly isRight: boolean;
  /** The hash has outdated parameters: hash the password again while it is at hand. */
  readonly isOutdated: boolean;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Does the same work whether or not there is a hash to compare with. */
  verify(stored: string | null | undefined, password: string): Promise<Verdict>;
}

/** OWASP's first choice for argon2id, which is the library's default: 19 MiB, two passes, one lane. */
const parameters = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  outputLen: 32,
} satisfies Options;

const currentPrefix = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Leaves one of libuv's four threads to file access and DNS look-ups. */
const atOnce = 3;
const waiting = 32;

export async function createPasswords(): Promise<Passwords> {
  const queue = createQueue({ atOnce, waiting, refuse: () => unavailable(5) });
  const hashNow = (password: string) =>
    queue(() => hash(password.normalize('NFC'), { ...parameters, salt: randomBytes(16) }));
  const nobodys = await hashNow(randomBytes(32).toString('base64'));
  return {
    hash: hashNow,
    async verify(stored, password) {
      const isEqual = await queue(() => verify(stored ?? nobodys, password.normalize('NFC')));
      return {
        isRight: isEqual && typeof stored === 'string',
        isOutdated: stored?.startsWith(currentPrefix) === false,
      };
    },
  };
}

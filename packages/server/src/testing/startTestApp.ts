import type { Role } from '@sounding/domain';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../buildApp';
import { createPlatform } from '../platform/createPlatform';
import { withTransaction } from '../platform/database/database';
import { createLogger } from '../platform/logging';
import type { Platform } from '../platform/platform';
import { readSettings } from '../platform/settings';
import { checkAnswer, operationOf } from './contractCheck';
import {
  createAccount,
  type AccountOptions,
  type SignedIn,
  type TestAccount,
} from './testAccounts';
import { createTestClock, type TestClock } from './testClock';
import { createTestDatabase, type TestDatabase } from './testDatabase';

export interface RequestOptions {
  readonly token?: string | undefined;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is; name its type in `headers`. */
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Which address the request comes from. */
  readonly from?: string;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly clock: TestClock;
  readonly testDatabase: TestDatabase;
  /** Everything the server has logged. */
  readonly log: () => string;
  /** Injects one request and waits for the work after its answer; an answer off the contract throws. */
  request(method: string, url: string, options?: RequestOptions): Promise<LightMyRequestResponse>;
  createAccount(options?: AccountOptions): Promise<TestAccount>;
  /** An account of this role with an open session. */
  signInAs(role: Role, options?: Omit<AccountOptions, 'role'>): Promise<SignedIn>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Environment variables beside the tests' own. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly appFolder?: string;
}

/** Starts the server's own app on a database of its own, with a clock that the test moves. */
export async function startTestApp({
  environment = {},
  appFolder,
}: TestAppOptions = {}): Promise<TestApp> {
  const testDatabase = await createTestDatabase();
  const settings = readSettings({ DEMO: '1', RATE_LIMITS: 'off', ...environment });
  const clock = createTestClock();
  const secretKey = 'a secret key that only the tests use';
  const platform = await createPlatform({ settings, opened: testDatabase, secretKey, clock });
  const lines: string[] = [];
  const logger = createLogger({ write: (line) => lines.push(line) });
  const app = await buildApp({ platform, logger, appFolder });
  await app.ready();
  return {
    app,
    platform,
    clock,
    testDatabase,
    log: () => lines.join(''),
    request: (method, url, options = {}) => send(app, method, url, options),
    createAccount: (options) => createAccount(platform, options),
    async signInAs(role, options) {
      const account = await createAccount(platform, { ...options, role });
      const token = await withTransaction(platform.database, (transaction) =>
        platform.sessions.open(transaction, account.id),
      );
      return { ...account, token };
    },
    async close() {
      await app.close();
      await testDatabase.close();
    },
  };
}

async function send(
  app: FastifyInstance,
  method: string,
  url: string,
  { token, json, body, headers = {}, from }: RequestOptions,
) {
  const payload = json === undefined ? body : JSON.stringify(json);
  const answer = await app.inject({
    // The type lists the methods that light-my-request knows; tests try others as well.
    method: method as 'GET',
    url,
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
    ...(from === undefined ? {} : { remoteAddress: from }),
  });
  await Promise.all(app.workAfterAnswers);
  const operation = operationOf(method, url);
  if (operation) {
    checkAnswer(operation, {
      status: answer.statusCode,
      contentType: answer.headers['content-type']?.toString(),
      text: answer.payload,
    });
  }
  return answer;
}

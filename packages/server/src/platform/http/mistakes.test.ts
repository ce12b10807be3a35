import type { Schemas } from '@sounding/api-client';
import type { Role } from '@sounding/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import { readContract, type ContractOperation } from './contract';

let server: TestApp;
const tokens = new Map<Role, string>();

beforeAll(async () => {
  server = await startTestApp();
  for (const role of ['ROLE_RESEARCHER', 'ROLE_MONITOR_RESEARCHER', 'ROLE_ADMIN'] as const) {
    tokens.set(role, (await server.signInAs(role)).token);
  }
});

afterAll(() => server.close());

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly $ref?: string;
  readonly schema?: Schema;
  readonly name?: string;
  readonly in?: string;
}

interface Operation {
  readonly parameters?: readonly Schema[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Schema>> };
}

const contract = readContract();

function at(pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], contract.document);
}

const followed = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (at(schema.$ref.slice(1)) as Schema);

/** A value that the contract accepts, with every member that it knows. */
function sample(reference: Schema, name = ''): unknown {
  const schema = followed(reference);
  const [type] = [schema.type].flat();
  if (schema.enum) return schema.enum[0];
  if (type === 'array') return [sample(schema.items ?? {}), sample(schema.items ?? {}, 'second')];
  if (type === 'object') {
    const members = Object.entries(schema.properties ?? {});
    return Object.fromEntries(
      members
        .filter(([key]) => key !== 'imageBase64')
        .map(([key, value]) => [key, sample(value, name)]),
    );
  }
  if (type === 'integer') return Math.max(schema.minimum ?? 1, 1) + (name === 'second' ? 1 : 0);
  if (type === 'boolean') return true;
  if (schema.format === 'date-time') return '2026-11-25T09:30:00Z';
  return schema.minLength === 6 ? '123456' : 'text';
}

/** Every place of a sample that somebody could fill wrongly. */
function placesIn(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  const [list, members] = [Array.isArray(value), Object.entries(value)];
  const inside = (list ? members.slice(0, 1) : members).flatMap(([key, member]) =>
    placesIn(member, `${pointer}/${key}`),
  );
  return pointer === '' ? inside : [pointer, ...inside];
}

function changed(value: unknown, [step = '', ...rest]: readonly string[], to: unknown): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[step] = rest.length === 0 ? to : changed(copy[step], rest, to);
  return copy;
}

const operationOf = ({ path, method }: ContractOperation) => {
  const item = at(`/paths/${path.slice('/api'.length).replaceAll('/', '~1')}`);
  return (item as Readonly<Record<string, Operation>>)[method];
};

const withBody = contract.operations.flatMap((operation) => {
  const schema = operationOf(operation)?.requestBody?.content['application/json']?.schema;
  return schema === undefined ? [] : [{ ...operation, schema }];
});

/** Technical words that no sentence for a person may contain. */
const jargon =
  /must |\bNOT\b|match|pattern|schema|propert|integer|string|boolean|\/|undefined|null|object|\b[a-z]+[A-Z]/;
const sentence = /^[A-Z][^.]*[^.\s]\.?(?: [A-Z][^.]*\.?)*$/;

function send({ method, path, roles }: ContractOperation, json?: unknown, query = '') {
  const [role = 'ROLE_RESEARCHER'] = roles;
  const url = `${path.replace(/\{\w+\}/g, '2147483647')}${query}`;
  return server.request(method.toUpperCase(), url, {
    token: roles.size === 0 ? undefined : tokens.get(role),
    json,
  });
}

describe('Whatever is wrong in a body is said in a plain sentence beside its own place', () => {
  test.each(withBody)('$id', async (operation) => {
    const whole = sample(operation.schema);
    const places = placesIn(whole).filter((place) => place !== '');
    for (const place of places) {
      const answer = await send(operation, changed(whole, place.split('/').slice(1), [[]]));
      expect(answer.statusCode, place).toBe(400);
      const { detail, errors = [] } = answer.json<Schemas['Problem']>();
      const [first] = errors;
      // Of a list, it is the first item that is wrong; of the kind of a part, that it is none.
      expect([place, `${place}/0`]).toContain(first?.pointer);
      expect(detail).toBe(first?.message);
      expect(detail).toMatch(sentence);
      expect(detail).not.toMatch(jargon);
      expect(detail).not.toMatch(/^What was sent/);
    }
    const extra = await send(operation, { ...Object(whole), 'a/b~c': 1 });
    if (places.length > 0) {
      expect(extra.json()).toMatchObject({
        errors: [
          { pointer: '/a~1b~0c', message: 'Something was sent that is not asked for here.' },
        ],
      });
    }
    expect((await send(operation, 5)).json<Schemas['Problem']>().detail).not.toMatch(jargon);
  });
});

describe('Whatever is wrong in an address is said in a plain sentence', () => {
  const asked = contract.operations.flatMap((operation) =>
    (operationOf(operation)?.parameters ?? [])
      .map(followed)
      .filter((parameter) => parameter.in === 'query')
      .map(({ name = '', schema }) => ({ ...operation, name, schema: followed(schema ?? {}) })),
  );

  test.each(asked)('$id, $name', async ({ name, schema, ...operation }) => {
    const wrong = schema.type === 'string' && !schema.enum ? 'x '.repeat(60) : 'what';
    const answer = await send(operation, undefined, `?${name}=${encodeURIComponent(wrong)}`);
    expect(answer.statusCode).toBe(400);
    const { title, detail } = answer.json<Schemas['Problem']>();
    expect(title).toBe('Please check the address');
    expect(detail).toMatch(/^The [a-z ]+ in the address (?:has to be|is) [^.]+\.$/);
    expect(detail).not.toMatch(jargon);
  });
});

test.each([
  ['from=2026-01-01T00:00:00Z', 'The first day in the address has to be a day such as 2026-11-25.'],
  ['to=2026-02-30', 'The last day in the address has to be a day such as 2026-11-25.'],
  ['from=1926-01-01', 'The first day in the address has to be a day such as 2026-11-25.'],
  [
    'action=project.saved&action=project.saved',
    'The action in the address is given more than once.',
  ],
  ['page=1&page=2&page=3', 'The page in the address is given more than once.'],
])('A person is told what is wrong with ?%s', async (query, detail) => {
  const answer = await server.request('GET', `/api/audit-log?${query}`, {
    token: tokens.get('ROLE_ADMIN'),
  });
  expect(answer.json()).toMatchObject({ status: 400, detail });
});

test.each([
  '2026-02-30T09:00:00Z',
  '2026-11-25T09:00:00+01:00',
  '2026-11-25T09:00:00.123456Z',
  '2026-11-25',
  5,
])('A person is told how to write the date of a launch instead of %s', async (launchDate) => {
  const operation = withBody.find(({ id }) => id === 'createProject');
  const json = changed(sample(operation?.schema ?? {}), ['launchDate'], launchDate);
  const answer = await server.request('POST', '/api/projects', {
    token: tokens.get('ROLE_RESEARCHER'),
    json,
  });
  expect(answer.json<Schemas['Problem']>().errors).toEqual([
    {
      pointer: '/launchDate',
      message: 'The launch date has to be a date and time in UTC such as 2026-11-25T09:30:00Z.',
    },
  ]);
});

test('What is missing from a report is named in the singular, as its sentence is', async () => {
  const answer = await server.request('POST', '/api/project/1/involvement-report', {
    token: tokens.get('ROLE_RESEARCHER'),
    json: { aim: '', influence: '' },
  });
  expect(answer.json()).toMatchObject({ detail: 'The text of the reflections is missing.' });
});

describe('What no call describes in its address is refused', () => {
  const askable = contract.operations.filter(({ mediaTypes }) =>
    mediaTypes.every((type) => type === 'application/json'),
  );

  test.each(askable)('$id', async (operation) => {
    const json = operation.mediaTypes.length > 0 ? {} : undefined;
    const answer = await send(operation, json, '?activate=false');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      title: 'Please check the address',
      detail: '“activate” in the address is not asked for here.',
    });
  });

  test.each(['%00=1', 'a%20b=1', '=1', 'Page=1&Page=2', `${'x'.repeat(5_000)}=1`, '__proto__=1'])(
    'with no more of it repeated than a short name: ?%s',
    async (query) => {
      const answer = await server.request('GET', `/api/researchers?${query}`, {
        token: tokens.get('ROLE_ADMIN'),
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<Schemas['Problem']>().detail).toMatch(
        /^(?:Something|“Page”|“__proto__”) in the address is not asked for here\.$/,
      );
    },
  );
});

test('A person is told which field is wrong, and what it has to be', async () => {
  const path = '/api/questions';
  const scale = { maxValue: 10, lowerBoundText: 'a', upperBoundText: 'b' };
  const question = { text: 'Why?', project: { id: 1 }, pollOptions: [], sliderOption: null };
  const token = tokens.get('ROLE_RESEARCHER');
  const told = async (json: unknown) => {
    const answer = await server.request('POST', path, { token, json });
    return answer.json<Schemas['Problem']>().errors?.[0];
  };

  expect(await told(question)).toEqual({ pointer: '/status', message: 'The status is missing.' });
  expect(await told({ ...question, status: 'DEACTIVATED' })).toEqual({
    pointer: '/status',
    message: 'The status is none of those that can be chosen.',
  });
  expect(
    await told({ ...question, status: 'DRAFT', pollOptions: [{ text: 'a' }, { text: 5 }] }),
  ).toEqual({
    pointer: '/pollOptions/1/text',
    message: 'The wording of poll choice 2 has to be text.',
  });
  expect(
    await told({ ...question, status: 'DRAFT', sliderOption: { ...scale, lowerBoundText: 1 } }),
  ).toEqual({
    pointer: '/sliderOption/lowerBoundText',
    message: 'The left label of the slider has to be text.',
  });
  expect(await told({ ...question, status: 'DRAFT', project: { id: 0 } })).toEqual({
    pointer: '/project/id',
    message: 'The number of the project has to be 1 or more.',
  });
});

test.each([
  [
    'requestPasswordReset',
    '/api/account/reset-password/init',
    'Please enter a valid email address',
  ],
  ['resetTwoFactor', '/api/account/reset/2fa', 'Email needs to be in a valid format'],
  [
    'deactivateResearcher',
    '/api/account/researcher/deactivate',
    'Email needs to be in a valid format',
  ],
  ['activateResearcher', '/api/account/researcher/activate', 'Email needs to be in a valid format'],
])(
  '%s asks for an address in the product’s words when it gets far too much',
  async (_id, url, words) => {
    const token = tokens.get('ROLE_ADMIN');
    const headers = { 'content-type': 'text/plain' };
    const body = 'a'.repeat(255);
    const answer = await server.request('POST', url, { token, body, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      detail: words,
      errors: [{ pointer: '', message: words }],
    });
  },
);

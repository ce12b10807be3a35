import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contract, operations, schemasIn } from './contract';

const roles = ['public', 'researcher', 'monitor', 'admin'];

/** The largest body by media type, in bytes (security.md 32); a project carries a picture. */
const bodyLimits: Readonly<Record<string, number>> = {
  'application/json': 65_536,
  'text/plain': 1024,
  'multipart/form-data': 2_100_000,
};
const projectSave = { operations: ['createProject', 'updateProject'], limit: 1_048_576 };

test('every call that the specification lists is described', () => {
  const ledger = readFileSync(new URL('../../docs/requirements.tsv', import.meta.url), 'utf8');
  const listed = [...ledger.matchAll(/^API-\d+\t.*\t(GET|POST|PUT|DELETE) \/api(\/[^\s,]+)/gm)];
  const described = new Set(operations.map(({ method, path }) => `${method} ${path}`));
  const missing = listed
    .map(([, method = '', path = '']) => `${method.toLowerCase()} ${path}`)
    .filter((call) => !described.has(call));
  expect(listed).toHaveLength(62);
  expect(missing).toEqual([]);
});

describe.each(operations)('$operationId', (operation) => {
  const { method, parameters = [], requestBody, responses, security } = operation;
  const isPublic = operation['x-roles'].includes('public');
  const mediaTypes = Object.keys(requestBody?.content ?? {});

  test('says who may call, and asks for the credential that goes with it', () => {
    expect(operation['x-roles'].length).toBeGreaterThan(0);
    expect(roles).toEqual(expect.arrayContaining([...operation['x-roles']]));
    if (isPublic) expect(operation['x-roles']).toEqual(['public']);
    // For resetting one's own two-factor set-up, a cookie can stand in for the session.
    const cookieInstead = security.some((scheme) => 'preAuthentication' in scheme);
    if (!cookieInstead) expect(security).toEqual(isPublic ? [] : [{ bearer: [] }]);
  });

  test('caps its body', () => {
    const [mediaType = ''] = mediaTypes;
    const limit = projectSave.operations.includes(operation.operationId)
      ? projectSave.limit
      : bodyLimits[mediaType];
    expect(mediaTypes.length).toBeLessThanOrEqual(1);
    expect(operation['x-body-limit']).toBe(limit);
  });

  test('answers every failure that can happen, as a problem', () => {
    // Any request can carry a parameter that is not described, which is answered 400.
    const expected = ['400', '500'];
    // Health checks do not count towards the rate limit, so they are never answered 429.
    const isWatching = operation.tags[0] === 'Health';
    if (!isWatching) expected.push('429', '503');
    expect('429' in responses).toBe(!isWatching);
    // A call that takes no body refuses any body without reading it.
    for (const status of ['413', '415'])
      expect(status in responses).toBe(requestBody !== undefined);
    if (!isPublic) expected.push('401');
    // Not for every GET: in any role, and before the agreement, people may read their own role and login.
    if (method !== 'get') expected.push('403');
    if (parameters.some(({ in: place }) => place === 'path')) expected.push('404');
    const failures = Object.entries(responses).filter(([status]) => status >= '400');
    expect(failures.map(([status]) => status)).toEqual(expect.arrayContaining(expected));
    for (const [status, { content, headers }] of failures) {
      expect(Object.keys(content ?? {}), status).toEqual(['application/problem+json']);
      if (status === '429' || status === '503') expect(headers).toHaveProperty('Retry-After');
      if (status === '401') expect(headers).toHaveProperty('WWW-Authenticate');
    }
  });

  test('names the version that it answers with where it refuses to save over another', () => {
    const sent = parameters.filter(({ in: place }) => place === 'header').map(({ name }) => name);
    expect('412' in responses).toBe(sent.includes('If-Match'));
    expect('422' in responses).toBe(sent.includes('Idempotency-Key'));
    if (method === 'put' && '412' in responses)
      expect(responses['200']?.headers).toHaveProperty('ETag');
  });

  test('takes no text or list without an end and no id beyond 32 bits', () => {
    const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
    const taken = [...bodies, ...parameters.map(({ schema }) => schema)].flatMap((schema) => [
      ...schemasIn(schema),
    ]);
    for (const schema of taken) {
      const types = [schema.type].flat();
      const isBounded = schema.maxLength ?? schema.enum ?? schema.format ?? schema.pattern;
      // A key of the wrong length must be answered like any other invalid key: see checkResetKey.
      if (types.includes('string') && operation.operationId !== 'checkResetKey') {
        expect(isBounded, JSON.stringify(schema)).toBeDefined();
      }
      if (types.includes('integer')) expect(schema.maximum).toBeLessThanOrEqual(2_147_483_647);
      // Only a poll may have as many choices as fit into the body (OPEN-74).
      if (types.includes('array') && schema.items?.properties?.['text'] === undefined) {
        expect(schema.maxItems, JSON.stringify(schema)).toBeDefined();
      }
    }
  });
});

test('no object takes or gives a member that is not described', () => {
  const open = Object.entries(contract.components.schemas).filter(([, schema]) =>
    [...schemasIn(schema)].some(
      ({ type, properties, additionalProperties }) =>
        [type].flat().includes('object') &&
        properties !== undefined &&
        additionalProperties !== false,
    ),
  );
  expect(open.map(([name]) => name)).toEqual([]);
});

/** Ids are integers, so a parameter never stands for a word of another path. */
function canMeanTheSame(one: string, other: string): boolean {
  const [steps, others] = [one.split('/'), other.split('/')];
  return (
    steps.length === others.length &&
    steps.every((step, at) => step === others[at] || (isParameter(step) && isParameter(others[at])))
  );
}

const isParameter = (step = '') => step.startsWith('{');

test('no request can mean two operations', () => {
  const twice = operations.filter(({ method, path }, index) =>
    operations
      .slice(index + 1)
      .some((other) => other.method === method && canMeanTheSame(other.path, path)),
  );
  expect(twice.map(({ operationId }) => operationId)).toEqual([]);
});

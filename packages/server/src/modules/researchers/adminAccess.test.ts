import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProject, submitForApproval } from '../../testing/projectFixtures';
import { startTestApp, type RequestOptions, type TestApp } from '../../testing/startTestApp';

type Caller = 'public' | 'ROLE_RESEARCHER' | 'ROLE_MONITOR_RESEARCHER' | 'ROLE_ADMIN';

const callers: readonly Caller[] = [
  'public',
  'ROLE_RESEARCHER',
  'ROLE_MONITOR_RESEARCHER',
  'ROLE_ADMIN',
];

const text = (body: string) => ({ body, headers: { 'content-type': 'text/plain' } });
const json = (payload: object) => ({ json: payload });
const form = { name: 'Grace Eldon', login: 'grace@sounding.example' };

/** What each caller gets: nobody, researcher, monitor, admin. */
const calls: readonly (readonly [string, Omit<RequestOptions, 'token'>, readonly number[]])[] = [
  ['GET /api/researchers', {}, [401, 403, 200, 200]],
  ['GET /api/researcher/1', {}, [401, 403, 403, 200]],
  [
    'POST /api/researcher/edit/1',
    json({ name: 'Ada Byron', login: 'ada@elsewhere.example' }),
    [401, 403, 403, 200],
  ],
  [
    'POST /api/register-researcher',
    json({ ...form, role: 'ROLE_RESEARCHER' }),
    [401, 403, 403, 201],
  ],
  ['POST /api/researcher-signup', json({ ...form, login: 'x@y.example' }), [202, 202, 202, 202]],
  ['POST /api/account/researcher/deactivate', text('ada@elsewhere.example'), [401, 403, 403, 204]],
  ['POST /api/account/researcher/activate', text('ada@elsewhere.example'), [401, 403, 403, 204]],
  ['GET /api/signup-requests', {}, [401, 403, 403, 200]],
  [
    'POST /api/approve-reject-signup',
    json({ id: 1, login: 'x@y.example', approvalStatus: 'REJECTED' }),
    [401, 403, 403, 204],
  ],
  ['POST /api/account/reset/2fa', text('ada@elsewhere.example'), [401, 403, 403, 204]],
  ['POST /api/account/reset-password/init', text('ada@elsewhere.example'), [204, 204, 204, 204]],
  ['GET /api/project-documents', {}, [401, 403, 403, 200]],
  [
    'POST /api/project-documents/approve-reject',
    json({ id: 1, approved: false, comment: '' }),
    [401, 403, 403, 204],
  ],
  ['GET /api/project-documents/download/1', {}, [401, 403, 403, 200]],
  ['GET /api/interests/all', {}, [401, 403, 403, 200]],
  ['POST /api/interest', json({ name: 'Sleep' }), [401, 403, 403, 201]],
  ['PUT /api/interest', json({ id: 1, name: 'Older people' }), [401, 403, 403, 200]],
  ['DELETE /api/interest/1', {}, [401, 403, 403, 204]],
  ['POST /api/interest/1/restore', {}, [401, 403, 403, 204]],
  ['GET /api/dashboard/counts', {}, [401, 403, 200, 403]],
  ['GET /api/dashboard/demographics', {}, [401, 403, 200, 403]],
  ['GET /api/monitor-projects', {}, [401, 403, 200, 403]],
  ['GET /api/audit-log', {}, [401, 403, 403, 200]],
  ['GET /api/audit-log/actions', {}, [401, 403, 403, 200]],
  ['GET /api/audit-log/export', {}, [401, 403, 403, 200]],
];

let app: TestApp;
const tokens = new Map<Caller, string>();

beforeAll(async () => {
  app = await startTestApp();
  // The first account and the first document, so that both have the number 1.
  const login = 'ada@elsewhere.example';
  const ada = await app.signInAs('ROLE_RESEARCHER', { login, fullName: 'Ada Byron' });
  await submitForApproval(app, ada, (await createProject(app, ada)).id);
  for (const role of callers) {
    if (role !== 'public') tokens.set(role, (await app.signInAs(role)).token);
  }
});

afterAll(() => app.close());

describe('What administrators and monitors may, nobody else may [ROLE-05, ROLE-06, ROLE-07, ROLE-08]', () => {
  test.each(calls)('%s', async (call, options, expected) => {
    const [method = '', url = ''] = call.split(' ');
    const statuses: number[] = [];
    for (const caller of callers) {
      const answer = await app.request(method, url, { ...options, token: tokens.get(caller) });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual(expected);
  });
});

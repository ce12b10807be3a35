import { afterAll, beforeAll, expect, test } from 'vitest';
import { showAccount, showAccountUsage } from './showAccount';
import { operatorSettings } from '../testing/operatorSettings';
import {
  createProject,
  decide,
  publishProject,
  submitForApproval,
} from '../testing/projectFixtures';
import { startTestApp, type TestApp } from '../testing/startTestApp';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const show = (...words: readonly string[]) => showAccount(words, operatorSettings(server));

test('All that is kept about a researcher is shown, but for what opens the account', async () => {
  const ada = await server.signInAs('ROLE_RESEARCHER', { fullName: 'Ada Byron' });
  const grace = await server.signInAs('ROLE_ADMIN');
  const { id: projectId, title } = await createProject(server, ada);
  const document = await submitForApproval(server, ada, projectId);
  await decide(server, grace, { id: document.id, approved: true, comment: 'Thank you.' });
  await publishProject(server, await server.signInAs('ROLE_RESEARCHER'));

  const shown = await show(ada.login.toUpperCase());

  expect(JSON.parse(shown)).toMatchObject({
    account: {
      id: ada.id,
      login: ada.login,
      fullName: 'Ada Byron',
      role: 'ROLE_RESEARCHER',
      hasPassword: true,
    },
    sessions: [{ expiresAt: expect.any(String) as unknown }],
    projects: [{ id: projectId, title }],
    documentsSubmitted: [{ id: document.id, name: 'ethics-approval.pdf', comment: 'Thank you.' }],
    documentsDecided: [],
    mails: [{ recipient: ada.login, subject: expect.any(String) as unknown }],
  });
  const { auditLines } = JSON.parse(shown) as { auditLines: { action: string; actorId: number }[] };
  expect(auditLines.map(({ action }) => action)).toContain('ethics-document.submitted');
  expect(new Set(auditLines.map(({ actorId }) => actorId))).toEqual(new Set([ada.id]));
  const { rows } = await server.platform.pool.query<{ hash: string }>(
    'SELECT password_hash AS hash FROM accounts WHERE id = $1',
    [ada.id],
  );
  expect(shown).not.toContain(rows[0]?.hash);
  expect(shown).not.toContain(ada.token);
});

test('An administrator is shown with what they decided, and what was done to them by others', async () => {
  const ada = await server.signInAs('ROLE_RESEARCHER');
  const grace = await server.signInAs('ROLE_ADMIN');
  const { id: projectId } = await createProject(server, ada);
  const document = await submitForApproval(server, ada, projectId);
  await decide(server, grace, { id: document.id, approved: true });
  await server.platform.pool.query(
    "INSERT INTO audit_log (action, target_type, target_id) VALUES ('admin.reopened', 'account', $1)",
    [String(grace.id)],
  );

  expect(JSON.parse(await show(grace.login))).toMatchObject({
    documentsDecided: [{ id: document.id }],
    auditLines: [
      { action: 'ethics-document.approved', actorId: grace.id },
      { action: 'admin.reopened', actorId: null, targetId: String(grace.id) },
    ],
  });
});

test('Who asked for an account and has none is shown too, with what was decided', async () => {
  const { rows } = await server.platform.pool.query<{ id: number }>(
    `INSERT INTO signup_requests (full_name, login, login_key, approval_status, comment, decided_at)
     VALUES ('Mary', 'Mary@elsewhere.example', 'mary@elsewhere.example', 'REJECTED', 'Who?', now())
     RETURNING id`,
  );
  const id = rows[0]?.id ?? 0;
  await server.platform.pool.query(
    "INSERT INTO audit_log (action, target_type, target_id) VALUES ('signup.rejected', 'signup-request', $1)",
    [String(id)],
  );

  expect(JSON.parse(await show('mary@elsewhere.example'))).toMatchObject({
    account: null,
    signupRequests: [{ id, fullName: 'Mary', approvalStatus: 'REJECTED', comment: 'Who?' }],
    auditLines: [{ action: 'signup.rejected', targetId: String(id) }],
  });
});

test('Where nothing is kept about an address, it says so', async () => {
  await expect(show('nobody@university.example')).rejects.toThrow(
    'Nothing is kept about nobody@university.example in this database.',
  );
});

test.each([[[]], [['a@b.example', 'b']]])(
  'The words %j are answered by how it is done',
  async (words) => {
    await expect(show(...words)).rejects.toThrow(showAccountUsage);
  },
);

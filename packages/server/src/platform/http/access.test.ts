import type { Role } from '@sounding/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLines } from '../../testing/auditLines';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { readContract, type ContractOperation } from './contract';

const roles = ['ROLE_RESEARCHER', 'ROLE_MONITOR_RESEARCHER', 'ROLE_ADMIN'] as const;
const { operations } = readContract();
const closed = operations.filter((operation) => operation.roles.size > 0);
const open = operations.filter((operation) => operation.roles.size === 0);

let server: TestApp;
const callers = new Map<Role, SignedIn>();

beforeAll(async () => {
  server = await startTestApp();
  for (const role of roles) callers.set(role, await server.signInAs(role));
});

afterAll(() => server.close());

/** Asks as somebody who knows the address and nothing else. */
async function ask({ method, path }: ContractOperation, token?: string) {
  const url = path.replace(/\{\w+\}/g, '2147483647');
  return server.request(method.toUpperCase(), url, { token });
}

const typeOf = (answer: { json: () => { type?: string } }) => answer.json().type;

describe('Every operation and every caller', () => {
  test.each(closed)(
    '$id refuses whoever is not signed in [ROLE-09, OPEN-20]',
    async (operation) => {
      for (const token of [undefined, '', 'null', 'A'.repeat(43)]) {
        const answer = await ask(operation, token);
        expect(answer.statusCode).toBe(401);
        expect(typeOf(answer)).toBe('/problems/session-required');
        expect(answer.headers['www-authenticate']).toBe(
          token ? 'Bearer realm="api", error="invalid_token"' : 'Bearer realm="api"',
        );
      }
    },
  );

  test.each(closed)(
    '$id refuses every other role [ROLE-05, ROLE-08, ROLE-10]',
    async (operation) => {
      for (const role of roles.filter((each) => !operation.roles.has(each))) {
        const answer = await ask(operation, callers.get(role)?.token);
        expect(answer.statusCode).toBe(403);
        expect(typeOf(answer)).toBe('/problems/forbidden');
      }
    },
  );

  test.each(closed)('$id lets its roles pass', async (operation) => {
    for (const role of operation.roles) {
      const { token } = await server.signInAs(role);
      expect([401, 403]).not.toContain((await ask(operation, token)).statusCode);
    }
  });

  test.each(open)('$id is open to everybody [ROLE-09]', async (operation) => {
    const answer = await ask(operation);
    expect(answer.statusCode).not.toBe(403);
    if (answer.statusCode === 401) expect(typeOf(answer)).not.toBe('/problems/session-required');
  });
});

// Written out here, because the tests above take the permitted roles from the contract itself.
describe('So much and no more may', () => {
  const callsOf = (role: Role) => closed.filter(({ roles: may }) => may.has(role));
  const namesOf = (calls: readonly ContractOperation[]) => calls.map(({ id }) => id).toSorted();
  const ownAccount = [
    ...['getRole', 'getAccount', 'signOut', 'changePassword'],
    ...['countBackupCodes', 'createBackupCodes'],
  ];
  const agreement = [
    ...['getUserAgreement', 'acceptUserAgreement'],
    ...['getUsageDataConsent', 'setUsageDataConsent'],
  ];

  test('a researcher call [ROLE-01, ROLE-02, ROLE-03, ROLE-08]', () => {
    const calls = [
      ...[...ownAccount, ...agreement],
      ...['listProjects', 'createProject', 'updateProject', 'getProject', 'completeProject'],
      ...['getProjectSummary', 'listProjectContents', 'listAgeRanges', 'listInterests'],
      ...['getEngagementDataPoints', 'listProjectResponses', 'streamProjectEvents'],
      ...['uploadProjectDocument', 'resubmitProjectDocument'],
      ...['getProjectDocument', 'listProjectDocumentVersions'],
      ...['exportProject', 'getExportProgress', 'makeInvolvementReport'],
      ...['listProjectUpdates', 'createProjectUpdate', 'updateProjectUpdate'],
      ...['deactivateProjectUpdate', 'activateProjectUpdate'],
      ...['listQuestionsWithPollScores', 'createQuestion', 'updateQuestion'],
      ...['deactivateQuestion', 'activateQuestion', 'recordQuestionHistory'],
      ...['listQuestionAnswers', 'listAnswersForReview'],
      ...['decideAnswers', 'approveAnswer', 'deleteAnswer'],
    ];
    expect(namesOf(callsOf('ROLE_RESEARCHER'))).toEqual(calls.toSorted());
  });

  test('a monitor call [ROLE-05, ROLE-08]', () => {
    const calls = [
      ...[...ownAccount, ...agreement],
      ...['getDashboardCounts', 'getDashboardDemographics'],
      ...['listMonitorProjects', 'listResearchers'],
    ];
    expect(namesOf(callsOf('ROLE_MONITOR_RESEARCHER'))).toEqual(calls.toSorted());
  });

  test('an administrator call [ROLE-06, ROLE-07]', () => {
    const calls = [
      ...ownAccount,
      ...['listResearchers', 'getResearcher', 'editResearcher', 'registerResearcher'],
      ...['deactivateResearcher', 'activateResearcher'],
      ...['listSignupRequests', 'decideSignupRequest'],
      ...['listProjectDocuments', 'decideProjectDocument', 'downloadProjectDocument'],
      ...['getProject', 'getProjectDocument', 'listProjectDocumentVersions'],
      ...['listInterests', 'listAllInterests', 'createInterest', 'updateInterest'],
      ...['deleteInterest', 'restoreInterest'],
      ...['listAuditLines', 'listAuditActions', 'exportAuditLog'],
    ];
    expect(namesOf(callsOf('ROLE_ADMIN'))).toEqual(calls.toSorted());
  });

  test('somebody who is not signed in call [ROLE-09]', () => {
    const calls = [
      ...['requestSignInCode', 'signIn', 'signInWithBackupCode', 'signUpResearcher'],
      ...['requestPasswordReset', 'checkResetKey', 'finishPasswordReset', 'resetTwoFactor'],
      ...['getHealth', 'getReadiness'],
    ];
    expect(namesOf(open)).toEqual(calls.toSorted());
  });
});

describe('The user agreement', () => {
  test.each(closed.filter(({ isAllowedBeforeAgreement }) => !isAllowedBeforeAgreement))(
    'stands before $id for researchers and monitors, never for administrators [GUARD-04, GUARD-05, GUARD-07]',
    async (operation) => {
      for (const role of operation.roles) {
        const { token } = await server.signInAs(role, { hasAcceptedAgreement: false });
        const answer = await ask(operation, token);
        if (role === 'ROLE_ADMIN') expect(answer.statusCode).not.toBe(403);
        else expect(typeOf(answer)).toBe('/problems/agreement-required');
      }
    },
  );

  test.each(closed.filter(({ isAllowedBeforeAgreement }) => isAllowedBeforeAgreement))(
    'does not stand before $id',
    async (operation) => {
      for (const role of operation.roles) {
        const { token } = await server.signInAs(role, { hasAcceptedAgreement: false });
        expect((await ask(operation, token)).statusCode).not.toBe(403);
      }
    },
  );

  test('stands before nothing that the account itself needs', () => {
    const early = closed.filter((operation) => operation.isAllowedBeforeAgreement);
    expect(early.every(({ path }) => path.startsWith('/api/account'))).toBe(true);
  });
});

test('A refused sign-in names the scheme too, and no token that came along', async () => {
  const answer = await server.request('POST', '/api/mf-authenticate/code', {
    token: 'A'.repeat(43),
    json: { userName: 'nobody@sounding.example', password: 'x' },
  });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer realm="api"');
});

test('A denied request leaves a line in the audit log', async () => {
  const { token, id } = await server.signInAs('ROLE_MONITOR_RESEARCHER');
  await server.request('GET', '/api/projects', { token });
  expect(await auditLines(server, { actor: id, action: 'access.denied' }, 'detail')).toEqual([
    { detail: { operation: 'listProjects' } },
  ]);
});

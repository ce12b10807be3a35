import type { Role } from '@sounding/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createProject,
  multipartForm,
  projectPayload,
  submitForApproval,
  unchanged,
} from '../../testing/projectFixtures';
import { startTestApp, type RequestOptions, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';

interface ProtectedCall {
  readonly operation: string;
  readonly method: string;
  readonly url: () => string;
  readonly send?: () => Pick<RequestOptions, 'json' | 'body' | 'headers'>;
  readonly allowed: readonly Role[];
  /** The call names a project, so another researcher is told that there is none. */
  readonly isOwned: boolean;
}

let app: TestApp;
let projectId: number;
let documentId: number;
const signedIn = new Map<Role, SignedIn>();
const researcher: readonly Role[] = ['ROLE_RESEARCHER'];
const admin: readonly Role[] = ['ROLE_ADMIN'];
const both: readonly Role[] = ['ROLE_RESEARCHER', 'ROLE_ADMIN'];
const allRoles: readonly Role[] = ['ROLE_RESEARCHER', 'ROLE_MONITOR_RESEARCHER', 'ROLE_ADMIN'];

beforeAll(async () => {
  app = await startTestApp();
  for (const role of allRoles) signedIn.set(role, await app.signInAs(role));
  const owner = await app.signInAs('ROLE_RESEARCHER');
  ({ id: projectId } = await createProject(app, owner));
  ({ id: documentId } = await submitForApproval(app, owner, projectId));
});

afterAll(() => app.close());

const calls: readonly ProtectedCall[] = [
  {
    operation: 'listProjects',
    method: 'GET',
    url: () => '/api/projects',
    allowed: researcher,
    isOwned: false,
  },
  {
    operation: 'createProject',
    method: 'POST',
    url: () => '/api/projects',
    send: () => ({ json: projectPayload(app) }),
    allowed: researcher,
    isOwned: false,
  },
  {
    operation: 'updateProject',
    method: 'PUT',
    url: () => '/api/projects',
    send: () => ({ json: { ...projectPayload(app), id: projectId } }),
    allowed: researcher,
    isOwned: true,
  },
  {
    operation: 'getProject',
    method: 'GET',
    url: () => `/api/projects/${projectId}`,
    allowed: both,
    isOwned: true,
  },
  {
    operation: 'listProjectResponses',
    method: 'GET',
    url: () => `/api/project-responses/project/${projectId}`,
    allowed: researcher,
    isOwned: true,
  },
  {
    operation: 'completeProject',
    method: 'POST',
    url: () => `/api/complete-project/${projectId}`,
    allowed: researcher,
    isOwned: true,
  },
  {
    operation: 'getProjectSummary',
    method: 'GET',
    url: () => `/api/projects/summary/${projectId}`,
    allowed: researcher,
    isOwned: true,
  },
  {
    operation: 'listProjectContents',
    method: 'GET',
    url: () => `/api/contents/project/${projectId}`,
    allowed: researcher,
    isOwned: true,
  },
  {
    operation: 'getEngagementDataPoints',
    method: 'GET',
    url: () => `/api/answers/datapoints/project/${projectId}`,
    allowed: researcher,
    isOwned: true,
  },
  {
    operation: 'uploadProjectDocument',
    method: 'POST',
    url: () => '/api/project-documents',
    send: () => multipartForm({ projectId: String(projectId) }, { file: {} }),
    allowed: researcher,
    isOwned: true,
  },
  {
    operation: 'resubmitProjectDocument',
    method: 'POST',
    url: () => `/api/project-documents/resubmit/${projectId}`,
    allowed: researcher,
    isOwned: true,
  },
  {
    operation: 'getProjectDocument',
    method: 'GET',
    url: () => `/api/project-documents/${projectId}`,
    allowed: both,
    isOwned: true,
  },
  {
    operation: 'listProjectDocumentVersions',
    method: 'GET',
    url: () => `/api/project-documents/versions/${projectId}`,
    allowed: both,
    isOwned: true,
  },
  {
    operation: 'listProjectDocuments',
    method: 'GET',
    url: () => '/api/project-documents',
    allowed: admin,
    isOwned: false,
  },
  {
    operation: 'decideProjectDocument',
    method: 'POST',
    url: () => '/api/project-documents/approve-reject',
    send: () => ({ json: { id: documentId + 1000, approved: true } }),
    allowed: admin,
    isOwned: false,
  },
  {
    operation: 'downloadProjectDocument',
    method: 'GET',
    url: () => `/api/project-documents/download/${documentId}`,
    allowed: admin,
    isOwned: false,
  },
  {
    operation: 'listAgeRanges',
    method: 'GET',
    url: () => '/api/age-ranges',
    allowed: researcher,
    isOwned: false,
  },
  {
    operation: 'listInterests',
    method: 'GET',
    url: () => '/api/interests',
    allowed: both,
    isOwned: false,
  },
  {
    operation: 'listAllInterests',
    method: 'GET',
    url: () => '/api/interests/all',
    allowed: admin,
    isOwned: false,
  },
];

const call = ({ method, url, send }: ProtectedCall, token?: string) =>
  app.request(method, url(), { ...send?.(), token });

describe('Without a session nobody gets anywhere', () => {
  test.each(calls)('$operation [ROLE-09]', async (operation) => {
    expect((await call(operation)).statusCode).toBe(401);
  });
});

describe('A role that the contract does not name is refused', () => {
  const refused = calls.flatMap((operation) =>
    allRoles
      .filter((role) => !operation.allowed.includes(role))
      .map((role) => ({ ...operation, role })),
  );
  test.each(refused)('$operation as $role [ROLE-05, ROLE-08]', async ({ role, ...operation }) => {
    expect((await call(operation, signedIn.get(role)?.token)).statusCode).toBe(403);
  });
});

describe('Another researcher’s project does not exist', () => {
  test.each(calls.filter(({ isOwned }) => isOwned))(
    'for $operation [ROLE-04]',
    async (operation) => {
      expect((await call(operation, signedIn.get('ROLE_RESEARCHER')?.token)).statusCode).toBe(404);
    },
  );
});

describe('A researcher who has not accepted the agreement', () => {
  test('is told so before anything else', async () => {
    const { token } = await app.signInAs('ROLE_RESEARCHER', { hasAcceptedAgreement: false });

    const answer = await app.request('GET', '/api/projects', { token });

    expect(answer.json()).toMatchObject({ status: 403, type: '/problems/agreement-required' });
  });
});

test('An id that nobody has is answered like somebody else’s', async () => {
  const token = signedIn.get('ROLE_RESEARCHER')?.token;

  const foreign = await app.request('GET', `/api/projects/${projectId}`, { token });
  const unknown = await app.request('GET', '/api/projects/2147483647', { token });

  const { instance: _one, ...foreignProblem } = foreign.json<Record<string, unknown>>();
  const { instance: _other, ...unknownProblem } = unknown.json<Record<string, unknown>>();
  expect(unknownProblem).toEqual(foreignProblem);
});

test('A refused update of somebody else’s project changes nothing [ROLE-04]', async () => {
  const owner = await app.signInAs('ROLE_RESEARCHER');
  const theirs = await createProject(app, owner);

  await app.request('PUT', '/api/projects', {
    token: signedIn.get('ROLE_RESEARCHER')?.token,
    json: { ...unchanged(theirs), title: 'Mine now' },
  });

  const answer = await app.request('GET', `/api/projects/${theirs.id}`, { token: owner.token });
  expect(answer.json()).toEqual(theirs);
});

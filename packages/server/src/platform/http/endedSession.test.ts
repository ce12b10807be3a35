import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProject, documentForm, projectPayload } from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';

let server: TestApp;
let admin: SignedIn;
let port: number;

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.signInAs('ROLE_ADMIN');
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
});

afterAll(() => server.close());

interface Sent {
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
}

const project = (): Sent => ({
  path: '/api/projects',
  type: 'application/json',
  body: Buffer.from(JSON.stringify(projectPayload(server))),
});

/** Sends half of a body, and the rest once `meanwhile` is done. Answers the status. */
async function sendInHalves(
  { token }: Pick<SignedIn, 'token'>,
  { path, type, body }: Sent,
  meanwhile: () => Promise<unknown>,
): Promise<number | undefined> {
  const arriving = once(server.app.server, 'request') as Promise<[IncomingMessage]>;
  const sending = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': type,
      'content-length': body.length,
    },
  });
  const answering = once(sending, 'response') as Promise<[IncomingMessage]>;
  const half = Math.floor(body.length / 2);
  sending.write(body.subarray(0, half));
  const [arrived] = await arriving;
  // The server reads the body once it has let the request in.
  await expect.poll(() => arrived.listenerCount('data')).toBeGreaterThan(0);
  await meanwhile();
  sending.end(body.subarray(half));
  const [answer] = await answering;
  await text(answer);
  return answer.statusCode;
}

const logOut = ({ token }: SignedIn) => server.request('POST', '/api/account/logout', { token });

const deactivate = ({ login }: SignedIn) =>
  server.request('POST', '/api/account/researcher/deactivate', {
    token: admin.token,
    body: login,
    headers: { 'content-type': 'text/plain' },
  });

async function countRows(sql: string, { id }: SignedIn): Promise<number> {
  const { rows } = await server.platform.pool.query<{ count: number }>(sql, [id]);
  return rows[0]?.count ?? 0;
}

const countProjects = (owner: SignedIn) =>
  countRows('SELECT count(*)::int AS count FROM projects WHERE owner_id = $1', owner);

describe('A request whose body is still arriving', () => {
  test.each([
    ['its account is deactivated [OPEN-38]', deactivate],
    ['its sender logs out', logOut],
  ])('is not carried out once %s', async (_end, end) => {
    const ada = await server.signInAs('ROLE_RESEARCHER');

    const status = await sendInHalves(ada, project(), async () => {
      expect((await end(ada)).statusCode).toBe(204);
    });

    expect(status).toBe(401);
    expect(await countProjects(ada)).toBe(0);
  });

  test('is carried out however slowly it comes, where the session goes on', async () => {
    const ada = await server.signInAs('ROLE_RESEARCHER');

    const status = await sendInHalves(ada, project(), () => Promise.resolve());

    expect([status, await countProjects(ada)]).toEqual([201, 1]);
  });

  test('brings no ethics document either', async () => {
    const ada = await server.signInAs('ROLE_RESEARCHER');
    const { id } = await createProject(server, ada);
    const { body, headers } = documentForm(id);
    const form = { path: '/api/project-documents', type: headers['content-type'] ?? '' };

    const status = await sendInHalves(ada, { ...form, body: Buffer.from(body) }, () =>
      deactivate(ada),
    );

    expect(status).toBe(401);
    const documents = `SELECT count(*)::int AS count FROM project_documents
      JOIN projects ON projects.id = project_id WHERE owner_id = $1`;
    expect(await countRows(documents, ada)).toBe(0);
  });
});

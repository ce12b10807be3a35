import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asOwner } from '../../testing/asOwner';
import { patience } from '../../testing/patience';
import { createProject, unchanged } from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { withTransaction } from './database';
import { isDatabaseUnavailable } from './failures';

let app: TestApp;
let ada: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signInAs('ROLE_RESEARCHER');
});

afterAll(() => app.close());

// The owner ends connections as a restart of PostgreSQL does.
describe('A connection to the database that is lost', () => {
  test('while a save waits for its turn is answered 503, saves nothing, and the next save works', async () => {
    const project = await createProject(app, ada);
    const save = (title: string) =>
      app.request('PUT', '/api/projects', {
        token: ada.token,
        json: { ...unchanged(project), title },
      });

    const answer = await asOwner(app.testDatabase, async (owner) => {
      await owner.query('BEGIN');
      await owner.query('SELECT FROM projects WHERE id = $1 FOR UPDATE', [project.id]);
      const saving = save('Lost');
      await vi.waitFor(async () => {
        await owner.query('SELECT pg_stat_clear_snapshot()');
        const { rowCount } = await owner.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(rowCount).toBe(1);
      }, patience);
      return saving;
    });

    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    const kept = await app.request('GET', `/api/projects/${project.id}`, ada);
    expect(kept.json()).toMatchObject({ title: project.title });
    expect((await save('Kept')).statusCode).toBe(200);
  });

  test('between two statements of a transaction ends its work only, and not the server', async () => {
    const work = withTransaction(app.platform.database, async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await asOwner(app.testDatabase, (owner) =>
        owner.query('SELECT pg_terminate_backend($1, 5000)', [rows[0]?.pid]),
      );
      await transaction.execute('SELECT 1');
    });

    const error: unknown = await work.catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect((await app.request('GET', '/api/projects', ada)).statusCode).toBe(200);
  });
});

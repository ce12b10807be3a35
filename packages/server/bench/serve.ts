/**
 * The server that `run.mjs` measures, in a process of its own: the product as `npm start` runs it, and
 * beside it bare Fastify routes on a pool of the same size.
 */
import Fastify from 'fastify';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import pg from 'pg';
import { withTransaction } from '../src/platform/database/database';
import { findRunningCluster } from '../src/platform/database/embedded/startCluster';
import { bundledMigrations } from '../src/platform/database/migrate';
import { openDatabase } from '../src/platform/database/openDatabase';
import { createSessions } from '../src/platform/sessions/sessions';
import { readSettings } from '../src/platform/settings';
import { runServer } from '../src/runServer';
import { fill } from './fill';

type Order = 'fill' | 'analyse' | 'watch' | 'report' | 'stop';

const settings = readSettings(process.env);
const running = await runServer({
  settings,
  appFolder: settings.dataDir,
  onLost(reason) {
    throw new Error(reason);
  },
});
const address = await findRunningCluster(join(settings.dataDir, 'postgresql'));
if (address === undefined) throw new Error('The database is not there');
const { database, pool, close } = await openDatabase(address, {
  migrations: bundledMigrations(),
  onConnectionLost: () => undefined,
});

/** The rows that a save writes beside the project's own, its audit line included. */
const bareParts = [
  'INSERT INTO project_interests (project_id, interest_id) VALUES ($1, 1)',
  'INSERT INTO project_age_ranges (project_id, age_range_id) VALUES ($1, 1)',
  `INSERT INTO contents (project_id, position, type, value)
   VALUES ($1, 0, 'HEADING', 'Why'), ($1, 1, 'PARAGRAPH', '<p>To know.</p>')`,
  `INSERT INTO questions (project_id, position, text, date, kind)
   VALUES ($1, 0, '<p>What would help?</p>', now(), 'TEXT')`,
  `INSERT INTO audit_log (action, target_type, target_id)
   VALUES ('project.created', 'project', $1::integer::text)`,
];

/** What a list and a save cost without sessions, contract and rules. */
const bare = Fastify();
bare.get<{ Querystring: { owner: number } }>('/projects', async ({ query }) => {
  const { rows } = await pool.query<object>(
    `SELECT id, title, status, published_date, launch_date, end_date, created_at,
       hear_more_yes_count, hear_more_no_count, answers_for_review_count
     FROM projects WHERE owner_id = $1
     ORDER BY published_date DESC NULLS LAST, created_at DESC, id DESC`,
    [query.owner],
  );
  return rows;
});
bare.post<{ Body: { title: string; owner: number } }>('/projects', async ({ body }) => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO projects (owner_id, title, subtitle) VALUES ($1, $2, 'Bare') RETURNING *`,
      [body.owner, body.title],
    );
    for (const statement of bareParts) await client.query(statement, [rows[0]?.id]);
    await client.query('COMMIT');
    return rows[0];
  } finally {
    client.release();
  }
});
const bareAddress = await bare.listen({ host: '127.0.0.1', port: 0 });

const delay = monitorEventLoopDelay({ resolution: 5 });
let idle = 0;
let peak = 0;
let sampling: NodeJS.Timeout | undefined;

/** Connected as the owner of the tables, who may look through them. */
async function asOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: address });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

const orders: Readonly<Record<Order, () => Promise<object> | object>> = {
  async fill() {
    const filled = await asOwner((owner) =>
      fill(owner, {
        responses: [1_000, Number(process.env['RESPONSES'] ?? 1_000_000)],
        answers: Number(process.env['ANSWERS'] ?? 100_000),
      }),
    );
    const sessions = createSessions(database, () => new Date());
    const token = await withTransaction(database, (transaction) =>
      sessions.open(transaction, filled.ownerId),
    );
    return { ...filled, token };
  },
  async analyse() {
    await asOwner((owner) => owner.query('ANALYZE'));
    return {};
  },
  watch() {
    globalThis.gc?.();
    idle = process.memoryUsage().rss;
    peak = idle;
    sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 10);
    delay.enable();
    delay.reset();
    return {};
  },
  report() {
    clearInterval(sampling);
    delay.disable();
    return { megabytes: (peak - idle) / 1e6, longestDelay: delay.max / 1e6 };
  },
  async stop() {
    await bare.close();
    await close();
    await running.stop();
    return {};
  },
};

// A run that failed: PostgreSQL is not to outlive it.
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
process.on('message', (order: Order) => {
  void (async () => {
    process.send?.(await orders[order]());
    if (order === 'stop') process.disconnect();
  })();
});
process.send?.({ address: running.address, bareAddress });

/**
 * `npm run bench:server` compares the summary of a project with a million responses to one with a thousand,
 * and the project list and a save to bare Fastify routes. It also measures an export of 100,000 answers, and
 * a start with a filled database. All runs use one database of their own, which is removed at the end.
 * Only ratios within one run mean something. RESPONSES, ANSWERS, ROUNDS and SECONDS make it shorter.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { ask, latencies, quantile, throughput } from './load.mjs';

const root = join(import.meta.dirname, '..');
const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 3);
const callers = 8;
const folder = await mkdtemp(join(tmpdir(), 'sounding-bench-'));
// Inside the package, so that the built file finds the dependencies that it does not contain.
const outDir = join(root, '.build', `bench-${process.pid}`);

/** Processes to end if the benchmark fails. */
const processes = new Set();

/** Starts the server under test, with functions to send it orders. */
async function startServer() {
  const from = performance.now();
  const server = fork(join(outDir, 'main.js'), {
    execArgv: ['--expose-gc'],
    // The server writes its log as usual, but nobody reads it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      DEMO: '1',
      RATE_LIMITS: 'off',
    },
  });
  processes.add(server);
  server.once('exit', (code) => {
    processes.delete(server);
    if (code) process.exitCode = code;
  });
  const answer = async () => (await once(server, 'message'))[0];
  const addresses = await answer();
  return {
    ...addresses,
    startMilliseconds: performance.now() - from,
    order(name) {
      server.send(name);
      return answer();
    },
    async stop() {
      const ended = once(server, 'exit');
      server.send('stop');
      await ended;
    },
  };
}

/** Measures both in turns, so that both meet the same load of the machine. */
async function inTurns(one, other, measure, turns = rounds) {
  const results = [[], []];
  for (let round = 0; round < turns; round += 1) {
    results[0].push(await measure(one));
    results[1].push(await measure(other));
  }
  return results.map((each) => each.flat());
}

const print = (name, ours, baseline, unit) =>
  console.log(
    `${name}: ${(ours / baseline).toFixed(2)} (${ours.toFixed(1)} ${unit}, baseline ${baseline.toFixed(1)})`,
  );

try {
  await build({ root, logLevel: 'error', build: { ssr: join(root, 'bench/serve.ts'), outDir } });
  const server = await startServer();
  const { ownerId, projectIds, exportedId, token } = await server.order('fill');
  const api = `${server.address}/api`;
  const headers = { authorization: `Bearer ${token}` };
  const json = { 'content-type': 'application/json' };

  const summary = (id) => () => ask(`${api}/projects/summary/${id}`, { headers });
  await latencies(summary(projectIds[0]), 50);
  const [small, large] = await inTurns(
    ...projectIds.map(summary),
    (exchange) =>
      // One call each, so that a burst of other work does not slow down only one of them.
      latencies(exchange, 1),
    100 * rounds,
  );
  console.log('Summary of the project with many responses, beside one with 1,000:');
  print('  median', quantile(large, 0.5), quantile(small, 0.5), 'ms');
  print('  95 of 100', quantile(large, 0.95), quantile(small, 0.95), 'ms');

  const speed = (exchange) => throughput(exchange, { seconds, callers });
  const median = (values) => quantile(values, 0.5);
  const [lists, bareLists] = await inTurns(
    () => ask(`${api}/projects`, { headers }),
    () => ask(`${server.bareAddress}/projects?owner=${ownerId}`),
    speed,
  );
  console.log(`Requests a second of ${callers} callers, beside a bare Fastify route:`);
  print('  project list', median(lists), median(bareLists), '/s');
  const body = JSON.stringify({
    title: 'Benchmark',
    subtitle: 'A save',
    status: 'DRAFT',
    launchDate: null,
    endDate: new Date(Date.now() + 90 * 86_400_000).toISOString(),
    interests: [{ id: 1 }],
    ageRanges: [{ id: 1 }],
    contents: [
      { type: 'HEADING', value: 'Why' },
      { type: 'PARAGRAPH', value: '<p>To know.</p>' },
    ],
    questions: [{ text: '<p>What would help?</p>', pollOptions: [], sliderOption: null }],
  });
  const bareBody = JSON.stringify({ title: 'Benchmark', owner: ownerId });
  const save = () =>
    ask(`${api}/projects`, { method: 'POST', headers: { ...headers, ...json }, body });
  const bareSave = () =>
    ask(`${server.bareAddress}/projects`, { method: 'POST', headers: json, body: bareBody });
  // The first round adds over a tenth of the rows, after which autovacuum would analyse the tables within its
  // minute. Do that at once, or each connection would keep the plans that it made for nearly empty tables.
  await inTurns(save, bareSave, speed, 1);
  await server.order('analyse');
  const [saves, bareSaves] = await inTurns(save, bareSave, speed);
  print('  save', median(saves), median(bareSaves), '/s');

  await server.order('watch');
  const from = performance.now();
  const file = await ask(`${api}/project/${exportedId}/export`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/plain' },
    body: 'Calm-estuary-2026!',
  });
  const taken = performance.now() - from;
  const { megabytes, longestDelay } = await server.order('report');
  console.log(
    `Export: ${(taken / 1000).toFixed(1)} s, ${megabytes.toFixed(0)} MB above idle, event loop held up ${longestDelay.toFixed(0)} ms at most, file ${(file.length / 1e6).toFixed(1)} MB`,
  );

  await server.stop();
  const again = await startServer();
  console.log(`Start with this database: ${(again.startMilliseconds / 1000).toFixed(2)} s`);
  await again.stop();
} finally {
  for (const server of processes) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
  await rm(outDir, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

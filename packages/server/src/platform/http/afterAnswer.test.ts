import Fastify from 'fastify';
import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { afterAnswer, finishWorkAfterAnswers } from './afterAnswer';

test('A stop waits for what an answer has promised, as the mail with a link, since the database is closed behind it', async () => {
  const events: string[] = [];
  const app = Fastify();
  const isStopping = new Promise<void>((resolve) => {
    app.addHook('preClose', (done) => {
      resolve();
      done();
    });
  });
  finishWorkAfterAnswers(app);
  app.get('/', (request, reply) => {
    afterAnswer({ request, reply }, async () => {
      await isStopping;
      // Longer than a stop takes if it does not wait for this work.
      for (let turn = 0; turn < 1_000; turn += 1) await nextTurn();
      events.push('done');
    });
    return reply.code(204).send();
  });
  expect((await app.inject('/')).statusCode).toBe(204);
  await app.close();
  events.push('stopped');
  expect(events).toEqual(['done', 'stopped']);
});

test('Who hangs up before the answer is owed what it promises all the same, and a stop does not wait in vain', async () => {
  const events: string[] = [];
  const app = Fastify();
  finishWorkAfterAnswers(app);
  const steps = new EventEmitter();
  const [arrived, promised] = [once(steps, 'arrived'), once(steps, 'promised')];
  app.get('/', async (request, reply) => {
    steps.emit('arrived');
    await once(reply.raw, 'close');
    afterAnswer({ request, reply }, async () => {
      await nextTurn();
      events.push('done');
    });
    steps.emit('promised');
    return reply.code(204).send();
  });
  const { port, hostname } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const caller = connect(Number(port), hostname);
  caller.write('GET / HTTP/1.1\r\nHost: sounding.example\r\n\r\n');
  await arrived;
  caller.destroy();
  await promised;
  await app.close();
  events.push('stopped');
  expect(events).toEqual(['done', 'stopped']);
});

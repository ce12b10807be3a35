import Fastify from 'fastify';
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
      // Longer than a stop takes that waits for nothing.
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

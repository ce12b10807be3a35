import { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Cuts a connection on which PostgreSQL owes an answer and has been silent for so long. Its own limits end
 * with the machine that keeps them: without this one a request would wait for a stopped PostgreSQL, or one
 * behind a broken network, until the operating system gives up after a quarter of an hour. The driver's own
 * `query_timeout` leaves a connection in mid-transaction in the pool, where the next request would find it.
 */
export function cutWhenSilent({ connection }: pg.PoolClient, patienceMilliseconds: number): void {
  const { stream } = connection;
  if (!(stream instanceof Socket)) return;
  let answeredBytes = stream.bytesWritten;
  connection.on('readyForQuery', () => {
    answeredBytes = stream.bytesWritten;
  });
  stream.setTimeout(patienceMilliseconds, () => {
    if (stream.bytesWritten > answeredBytes) stream.destroy();
  });
}

import { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Closes a connection on which PostgreSQL owes an answer but has sent nothing for this long. PostgreSQL's own
 * timeouts fail together with its machine or network. A request would then wait until the operating system
 * gives up after a quarter of an hour. The driver's `query_timeout` would leave the connection in the pool in
 * mid-transaction, where the next request would find it.
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

import type { TestApp } from './startTestApp';

/** What waits in the outbox for this address, oldest first. */
export async function mailsTo({ platform }: TestApp, login: string) {
  const { rows } = await platform.pool.query<{ subject: string; body: string; html: string }>(
    'SELECT subject, body, html FROM mail_outbox WHERE recipient = $1 ORDER BY id',
    [login],
  );
  return rows;
}

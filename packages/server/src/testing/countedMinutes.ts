import type { TestApp } from './startTestApp';

/** Minutes until the count under this key ends; undefined if there is none. */
export async function countedMinutes(
  { platform }: TestApp,
  key: string,
): Promise<number | undefined> {
  const { rows } = await platform.pool.query<{ expire: string }>(
    'SELECT expire FROM rate_limits WHERE key = $1',
    [key],
  );
  return rows[0] && Math.round((Number(rows[0].expire) - Date.now()) / 60_000);
}

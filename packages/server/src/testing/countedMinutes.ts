import type { TestApp } from './startTestApp';

/** For how many minutes more what is counted under this key stays so; undefined where nothing is. */
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

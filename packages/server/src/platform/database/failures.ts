/** PostgreSQL's own code of a failed statement, which Drizzle hides in `cause`. */
export function databaseCode(error: unknown): string | undefined {
  for (let layer = error; layer instanceof Error; layer = layer.cause) {
    if ('code' in layer && typeof layer.code === 'string') return layer.code;
  }
  return undefined;
}

const unavailableCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'],
  // Shutting down, crashed, starting, too many connections, statement timed out.
  ...['57P01', '57P02', '57P03', '53300', '57014'],
]);

/** Whether the same request may succeed in a moment, because only the database was away. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = databaseCode(error);
  if (code !== undefined) return unavailableCodes.has(code) || code.startsWith('08');
  const innermost = innermostMessage(error);
  return /timeout exceeded when trying to connect|Connection terminated/.test(innermost);
}

function innermostMessage(error: unknown): string {
  let message = '';
  for (let layer = error; layer instanceof Error; layer = layer.cause) message = layer.message;
  return message;
}

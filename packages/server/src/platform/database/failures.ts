/** PostgreSQL's code for a missing right. */
export const insufficientPrivilege = '42501';

/** PostgreSQL's code for a value that another row already has in a unique column. */
export const uniqueViolation = '23505';

/** PostgreSQL's own code of a failed statement, which Drizzle hides in `cause`. */
export function databaseCode(error: unknown): string | undefined {
  for (let layer = error; layer instanceof Error; layer = layer.cause) {
    if ('code' in layer && typeof layer.code === 'string') return layer.code;
  }
  return undefined;
}

/** Code classes for connections, and for exhausted resources such as disk, memory or connections. */
const unavailableClasses = ['08', '53'];

const unavailableCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  // Host not found or not reachable.
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH'],
  // Shutting down, crashed, starting, statement timed out; read-only, as a standby before its promotion is.
  ...['57P01', '57P02', '57P03', '57014', '25006'],
  // Idle too long in a transaction; rolled back so that another transaction could go on.
  ...['25P03', '40P01', '40001'],
]);

/** The driver's messages without a code about a lost connection, also one that a transaction is using. */
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Client was closed/;

/** Whether the driver lost its connection, or got none in time, for which it has no code. */
export const isConnectionLost = ({ message }: Error): boolean => lostConnection.test(message);

/** Whether the same request may succeed in a moment, because only the database was away. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = databaseCode(error);
  if (code !== undefined) {
    return unavailableCodes.has(code) || unavailableClasses.includes(code.slice(0, 2));
  }
  return error instanceof Error && isConnectionLost(innermost(error));
}

/** The failure at the bottom of those that were wrapped around it. */
export function innermost(error: Error): Error {
  let current = error;
  while (current.cause instanceof Error) current = current.cause;
  return current;
}

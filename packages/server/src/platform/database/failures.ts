/** What PostgreSQL says to a user who lacks a right. */
export const insufficientPrivilege = '42501';

/** What it says where another row has the same of what is to be unique. */
export const uniqueViolation = '23505';

/** PostgreSQL's own code of a failed statement, which Drizzle hides in `cause`. */
export function databaseCode(error: unknown): string | undefined {
  for (let layer = error; layer instanceof Error; layer = layer.cause) {
    if ('code' in layer && typeof layer.code === 'string') return layer.code;
  }
  return undefined;
}

/** Classes of codes: of connections, and of what has run out, such as disk, memory or connections. */
const unavailableClasses = ['08', '53'];

const unavailableCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  // Not to be found, or not to be reached.
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH'],
  // Shutting down, crashed, starting, statement timed out; a standby, before it is made the primary.
  ...['57P01', '57P02', '57P03', '57014', '25006'],
  // Too long between two statements; given up so that another transaction could go on.
  ...['25P03', '40P01', '40001'],
]);

/** What the driver says in words alone, of a connection that is gone while a transaction has it too. */
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Client was closed/;

/** Whether the same request may succeed in a moment, because only the database was away. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = databaseCode(error);
  if (code !== undefined) {
    return unavailableCodes.has(code) || unavailableClasses.includes(code.slice(0, 2));
  }
  const innermost = innermostMessage(error);
  return lostConnection.test(innermost);
}

function innermostMessage(error: unknown): string {
  let message = '';
  for (let layer = error; layer instanceof Error; layer = layer.cause) message = layer.message;
  return message;
}

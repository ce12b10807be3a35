import { pino, type DestinationStream, type Logger } from 'pino';
import { innermost, isConnectionLost } from './database/failures';
import { RecordFailure } from './recordFailure';

/**
 * The database's codes for its own state, in plain words that save an operator from looking them up. Its own
 * messages are not logged, since they may repeat what a person wrote.
 */
const meanings: Readonly<Record<string, string>> = {
  '25006': 'the database is read-only',
  '28P01': 'the database refuses the password',
  '40001': 'given up so that another transaction could go on',
  '40P01': 'given up so that another transaction could go on',
  '42501': 'the database user lacks a right',
  '53100': 'the disk of the database is full',
  '53200': 'the database has run out of memory',
  '53300': 'the database has too many connections',
  '57014': 'the statement took too long',
  '57P01': 'the database is shutting down',
  '57P02': 'the database has crashed',
  '57P03': 'the database is starting',
  ETIMEDOUT: 'no answer came in time',
};

/** Describes an error for the log: its kind, code and place, never a value that it was about. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const root = innermost(error);
  const code = 'code' in root && typeof root.code === 'string' ? root.code : undefined;
  const meaning =
    code !== undefined
      ? meanings[code]
      : isConnectionLost(root)
        ? 'the connection to the database was lost, or none came in time'
        : undefined;
  const constraint =
    'constraint' in root && typeof root.constraint === 'string' ? root.constraint : undefined;
  return {
    type: error.constructor.name,
    ...(code === undefined ? {} : { code }),
    ...(meaning === undefined ? {} : { meaning }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(error instanceof RecordFailure ? { record: error.record } : {}),
    // The message of a database or a parser repeats its input.
    ...(root === error && code === undefined && !(error instanceof SyntaxError)
      ? { message: error.message.slice(0, 200) }
      : {}),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(root instanceof AggregateError ? { errors: root.errors.map(describeError) } : {}),
  };
}

/** JSON lines with allow-listed fields: no body, header, query, address or e-mail reaches them. */
export function createLogger(destination: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: describeError,
        // Fastify adds these to lines of its own.
        req: () => undefined,
        res: () => undefined,
      },
    },
    destination,
  );
}

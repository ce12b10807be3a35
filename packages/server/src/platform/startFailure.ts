/** Why the server cannot start, as one sentence for the person who typed the command. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** The system's own code for a failed file or network operation, such as EACCES. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** What failed of several works in a row: the log names the record, by its number alone. */
export class RecordFailure extends Error {
  override readonly name = 'RecordFailure';

  constructor(
    readonly record: { readonly type: string; readonly id: number },
    cause: unknown,
  ) {
    super('A record was left as it was', { cause });
  }
}

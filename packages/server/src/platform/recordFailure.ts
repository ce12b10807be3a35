/** The failure of one record in a batch; the log names the record only by its kind and number. */
export class RecordFailure extends Error {
  override readonly name = 'RecordFailure';

  constructor(
    readonly record: { readonly type: string; readonly id: number },
    cause: unknown,
  ) {
    super('A record was left as it was', { cause });
  }
}

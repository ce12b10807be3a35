import { ApiError } from '@sounding/api-client';
import { passwordMessages } from '@sounding/domain/account';
import { failureText } from '../../features/failures/failureText';

const fieldOf: ReadonlyMap<string, string> = new Map([
  ['/currentPassword', 'currentPassword'],
  ['/newPassword', 'password'],
]);

interface RefusalMessages {
  readonly fields: ReadonlyMap<string, string>;
  /** Messages that belong to no single field. */
  readonly general: readonly string[];
}

/** Assigns the server's refusal to its fields: a wrong current password, or a leaked new one. */
export function refusalMessages(error: unknown): RefusalMessages {
  if (error === null) return { fields: new Map(), general: [] };
  if (error instanceof ApiError && error.isUnanswered)
    return { fields: new Map(), general: [passwordMessages.unanswered] };
  const told = error instanceof ApiError ? error.errors : [];
  const fields = new Map<string, string>();
  for (const { pointer, message } of told) {
    const field = fieldOf.get(pointer);
    if (field !== undefined) fields.set(field, message);
  }
  const general = fields.size > 0 ? [] : [failureText(error)];
  return { fields, general };
}

import { ApiError } from '@sounding/api-client';
import { errorIn, errorMessages, messagesByField, pointerField } from '@sounding/domain/errors';
import type { SummaryError } from '@sounding/ui';
import { isOfOtherVersion } from '../../versions/ifMatch';
import { fieldId } from './fieldId';

/**
 * The server's refusal as a list of errors: its title with its detail, or with the message for each field. A
 * conflict with a newer version is not in the list, because the page shows both versions.
 */
export function refusalErrors(error: unknown): SummaryError[] {
  if (error === null || isOfOtherVersion(error)) return [];
  if (!(error instanceof ApiError)) return [{ message: errorMessages.somethingWentWrong }];
  const { title, detail, errors } = error;
  if (errors.length > 0) {
    return errors.map(({ pointer, message }) => ({
      message: `${title}: ${message}`,
      fieldId: fieldId(pointerField(pointer)),
    }));
  }
  return [{ message: detail === undefined ? title : `${title}: ${detail}` }];
}

/** The server's messages for single fields, shown beside them. */
export function refusalMessages(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof ApiError)) return new Map();
  return messagesByField(
    error.errors.map(({ pointer, message }) => errorIn(pointerField(pointer), message)),
  );
}

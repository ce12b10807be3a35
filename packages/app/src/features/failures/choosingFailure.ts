import { ApiError } from '@sounding/api-client';
import { passwordMessages } from '@sounding/domain/account';
import { errorMessages } from '@sounding/domain/errors';
import { failureText } from './failureText';

/** Why a password was not chosen; without an answer it may have been, which decides how to sign in next. */
export function choosingFailure(error: unknown): string {
  return error instanceof ApiError && error.isNetworkError
    ? passwordMessages.unanswered
    : failureText(error, errorMessages.somethingWentWrong);
}

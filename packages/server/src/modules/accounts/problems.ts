import { errorMessages, passwordMessages } from '@sounding/domain';
import { Problem } from '../../platform/http/problem';

export const resetKeyExpired = () =>
  new Problem({
    type: 'reset-key-expired',
    title: 'The link has expired',
    status: 400,
    detail: errorMessages.resetLinkExpired,
  });

/** An earlier request under the same key has set a password, which is not the one that is sent now. */
export const passwordChosenBefore = () =>
  new Problem({
    type: 'key-reused',
    title: 'Already used',
    status: 422,
    detail: passwordMessages.chosenBefore,
  });

export const resetKeyUnknown = () =>
  new Problem({
    type: 'reset-key-unknown',
    title: 'The link does not work',
    status: 404,
    detail: errorMessages.resetLinkInvalid,
  });

import { errorMessages } from '@sounding/domain';
import { Problem } from '../../platform/http/problem';

export const resetKeyExpired = () =>
  new Problem({
    type: 'reset-key-expired',
    title: 'The link has expired',
    status: 400,
    detail: errorMessages.resetLinkExpired,
  });

export const resetKeyUnknown = () =>
  new Problem({
    type: 'reset-key-unknown',
    title: 'The link does not work',
    status: 404,
    detail: errorMessages.resetLinkInvalid,
  });

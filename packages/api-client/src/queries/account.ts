import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../calls';

const key = ['account'] as const;

/** Who the caller is and what they agreed to. */
export const accountQueries = (api: Api) => ({
  key,
  usageDataConsent: () =>
    queryOptions({
      queryKey: [...key, 'usageDataConsent'],
      queryFn: ({ signal }) => api.getUsageDataConsent({ signal }),
    }),
  backupCodes: () =>
    queryOptions({
      queryKey: [...key, 'backupCodes'],
      queryFn: ({ signal }) => api.countBackupCodes({ signal }),
    }),
});

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../calls';

const key = ['account'] as const;

/** Who the caller is and what they agreed to. */
export const accountQueries = (api: Api) => ({
  key,
  role: () =>
    queryOptions({
      queryKey: [...key, 'role'],
      queryFn: ({ signal }) => api.getRole({ signal }),
    }),
  login: () =>
    queryOptions({
      queryKey: [...key, 'login'],
      queryFn: ({ signal }) => api.getAccount({ signal }),
    }),
  userAgreement: () =>
    queryOptions({
      queryKey: [...key, 'userAgreement'],
      queryFn: ({ signal }) => api.getUserAgreement({ signal }),
    }),
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
  resetKey: (resetKey: string) =>
    queryOptions({
      queryKey: [...key, 'resetKey', resetKey],
      // A query must not return undefined, which is the answer for a 204.
      queryFn: async ({ signal }) => {
        await api.checkResetKey({ path: { key: resetKey }, signal });
        return true;
      },
    }),
});

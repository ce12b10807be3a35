import { queryOptions } from '@tanstack/react-query';
import type { Api, InputOf } from '../calls';

const key = ['auditLog'] as const;

/** Who did what to whom. */
export const auditLogQueries = (api: Api) => ({
  key,
  page: (query: InputOf<'listAuditLines'>['query'] = {}) =>
    queryOptions({
      queryKey: [...key, 'page', query],
      queryFn: ({ signal }) => api.listAuditLines({ query, signal }),
    }),
  actions: () =>
    queryOptions({
      queryKey: [...key, 'actions'],
      queryFn: ({ signal }) => api.listAuditActions({ signal }),
    }),
});

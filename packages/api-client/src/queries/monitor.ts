import { queryOptions } from '@tanstack/react-query';
import type { Api, InputOf } from '../calls';

const key = ['monitor'] as const;

/** The read-only dashboard. */
export const monitorQueries = (api: Api) => ({
  key,
  counts: () =>
    queryOptions({
      queryKey: [...key, 'counts'],
      queryFn: ({ signal }) => api.getDashboardCounts({ signal }),
    }),
  demographics: () =>
    queryOptions({
      queryKey: [...key, 'demographics'],
      queryFn: ({ signal }) => api.getDashboardDemographics({ signal }),
    }),
  projects: (query: InputOf<'listMonitorProjects'>['query'] = {}) =>
    queryOptions({
      queryKey: [...key, 'projects', query],
      queryFn: ({ signal }) => api.listMonitorProjects({ query, signal }),
    }),
});

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../calls';

/** Age ranges change only with a migration (OPEN-94), so one answer lasts as long as the page. */
export const ageRangesQuery = (api: Api) => () =>
  queryOptions({
    queryKey: ['ageRanges'],
    queryFn: ({ signal }) => api.listAgeRanges({ signal }),
    staleTime: Infinity,
  });

const key = ['interests'] as const;

/** Interest categories. */
export const interestQueries = (api: Api) => ({
  key,
  active: () =>
    queryOptions({
      queryKey: [...key, 'active'],
      queryFn: ({ signal }) => api.listInterests({ signal }),
    }),
  all: () =>
    queryOptions({
      queryKey: [...key, 'all'],
      queryFn: ({ signal }) => api.listAllInterests({ signal }),
    }),
});

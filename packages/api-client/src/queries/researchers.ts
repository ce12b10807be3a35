import { queryOptions } from '@tanstack/react-query';
import type { Api, InputOf } from '../calls';

const key = ['researchers'] as const;

/** Researchers and monitors, for the admin's and the monitor's lists. */
export const researcherQueries = (api: Api) => ({
  key,
  page: (query: InputOf<'listResearchers'>['query'] = {}) =>
    queryOptions({
      queryKey: [...key, 'page', query],
      queryFn: ({ signal }) => api.listResearchers({ query, signal }),
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: [...key, id],
      queryFn: ({ signal }) => api.getResearcher({ path: { id }, signal }),
    }),
});

const signupKey = ['signupRequests'] as const;

/** Sign-up requests awaiting a decision. */
export const signupQueries = (api: Api) => ({
  key: signupKey,
  awaiting: () =>
    queryOptions({
      queryKey: [...signupKey, 'awaiting'],
      queryFn: ({ signal }) => api.listSignupRequests({ signal }),
    }),
});

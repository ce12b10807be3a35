import type { Api } from '@sounding/api-client';
import { createQueries, type Queries } from '@sounding/api-client/queries';

const made = new WeakMap<Api, Queries>();

/** The queries of an API, made when the first page asks: the sign-in page never does. */
export function queriesOf(api: Api): Queries {
  const queries = made.get(api) ?? createQueries(api);
  made.set(api, queries);
  return queries;
}

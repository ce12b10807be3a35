import { queryOptions } from '@tanstack/react-query';
import type { Api, InputOf } from '../calls';

const key = ['answers'] as const;

/** Approved answers. */
export const answerQueries = (api: Api) => ({
  key,
  ofQuestion: (id: number, query: InputOf<'listQuestionAnswers'>['query'] = {}) =>
    queryOptions({
      queryKey: [...key, id, query],
      queryFn: ({ signal }) => api.listQuestionAnswers({ path: { id }, query, signal }),
    }),
});

import { queryOptions } from '@tanstack/react-query';
import type { Api, InputOf } from '../calls';

const key = ['projects'] as const;

/** The caller's projects. `key` covers them all, `one(id)` everything about a single project. */
export const projectQueries = (api: Api) => {
  const one = (id: number) => [...key, id] as const;
  return {
    key,
    one,
    list: () =>
      queryOptions({
        queryKey: [...key, 'list'],
        queryFn: ({ signal }) => api.listProjects({ signal }),
      }),
    full: (id: number) =>
      queryOptions({
        queryKey: [...one(id), 'full'],
        queryFn: ({ signal }) => api.getProject({ path: { id }, signal }),
      }),
    summary: (id: number) =>
      queryOptions({
        queryKey: [...one(id), 'summary'],
        queryFn: ({ signal }) => api.getProjectSummary({ path: { id }, signal }),
      }),
    engagement: (id: number) =>
      queryOptions({
        queryKey: [...one(id), 'engagement'],
        queryFn: ({ signal }) => api.getEngagementDataPoints({ path: { id }, signal }),
      }),
    exportProgress: (id: number) =>
      queryOptions({
        queryKey: [...one(id), 'exportProgress'],
        queryFn: ({ signal }) => api.getExportProgress({ path: { id }, signal }),
      }),
    updates: (id: number) =>
      queryOptions({
        queryKey: [...one(id), 'updates'],
        queryFn: ({ signal }) => api.listProjectUpdates({ path: { id }, signal }),
      }),
    questions: (id: number) =>
      queryOptions({
        queryKey: [...one(id), 'questions'],
        queryFn: ({ signal }) => api.listQuestionsWithPollScores({ path: { id }, signal }),
      }),
    answersForReview: (id: number, query: InputOf<'listAnswersForReview'>['query'] = {}) =>
      queryOptions({
        queryKey: [...one(id), 'answersForReview', query],
        queryFn: ({ signal }) => api.listAnswersForReview({ path: { id }, query, signal }),
      }),
  };
};

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../calls';

const key = ['ethics'] as const;

/** Ethics documents. */
export const ethicsQueries = (api: Api) => ({
  key,
  /** The project's document, or null where none has been submitted. */
  ofProject: (projectId: number) =>
    queryOptions({
      queryKey: [...key, 'project', projectId],
      queryFn: async ({ signal }) =>
        (await api.getProjectDocument({ path: { id: projectId }, signal })) ?? null,
    }),
  awaiting: () =>
    queryOptions({
      queryKey: [...key, 'awaiting'],
      queryFn: ({ signal }) => api.listProjectDocuments({ signal }),
    }),
});

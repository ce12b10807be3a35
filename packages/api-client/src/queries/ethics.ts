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
  /** Every document that the project has had, newest first. */
  versions: (projectId: number) =>
    queryOptions({
      queryKey: [...key, 'versions', projectId],
      queryFn: ({ signal }) => api.listProjectDocumentVersions({ path: { id: projectId }, signal }),
    }),
  /** A document's bytes, which never change; not under `key`, since each new download would be recorded. */
  file: (id: number) =>
    queryOptions({
      queryKey: ['ethicsFile', id],
      queryFn: ({ signal }) => api.downloadProjectDocument({ path: { id }, signal }),
      staleTime: Infinity,
    }),
  awaiting: () =>
    queryOptions({
      queryKey: [...key, 'awaiting'],
      queryFn: ({ signal }) => api.listProjectDocuments({ signal }),
    }),
});

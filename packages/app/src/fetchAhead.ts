import { isPublished } from '@sounding/domain/project';
import { queriesOf } from './queries';
import type { Services } from './services';

type Project = Parameters<typeof isPublished>[0] & { readonly id: number };

/** In milliseconds: pointing at the same row again within this time fetches nothing. */
const askedAgainAfter = 10_000;

/**
 * Fetches the code of a project's page before the person opens it, and for a published project also its
 * summary. A draft's data is not fetched ahead, because editing must start from the server's current version.
 * The page that is opened reports any failure.
 */
export function fetchProjectAhead({ api, queryClient }: Services, project: Project): void {
  const ignore = () => undefined;
  if (!isPublished(project)) {
    import('./routes/projectDetails/createRoute').catch(ignore);
    return;
  }
  import('./routes/projectOverview/route').catch(ignore);
  queryClient
    .query({ ...queriesOf(api).projects.summary(project.id), staleTime: askedAgainAfter })
    .catch(ignore);
}

import { isPublished } from '@sounding/domain/project';
import { queriesOf } from './queries';
import type { Services } from './services';

type Project = Parameters<typeof isPublished>[0] & { readonly id: number };

/** Whoever points at the same row again within this time asks for nothing more. */
const askedAgainAfter = 10_000;

/**
 * Fetches the code of the page that a project opens, and of a published one its summary, while somebody
 * only heads for it. Work on a draft begins with what the server has at that moment, so it waits. What
 * fails is left to the page that is opened.
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

import type { Handlers } from '../../platform/http/operations';
import { notYours } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import { findCounts } from './countsRepository';
import { createLiveFeed } from './liveFeed';

export function liveHandlers({ database, sessions }: Pick<Platform, 'database' | 'sessions'>) {
  const feed = createLiveFeed({ database, sessions });
  return {
    async streamProjectEvents({ caller, path: { id } }) {
      const [project] = await findCounts(database, [id]);
      if (project?.ownerId !== caller.accountId) throw notYours('project', id);
      return feed.follow(caller, project);
    },
  } satisfies Handlers;
}

import { inSnapshot } from '../../platform/database/database';
import type { Handlers } from '../../platform/http/operations';
import type { Platform } from '../../platform/platform';
import { readDemographics } from './demographicsReadModel';
import { findProjectPage } from './projectListRepository';
import { readTotals } from './totalsReadModel';

/** Read-only handlers for monitors. */
export function dashboardHandlers({
  database,
  clock,
  settings: { smallNumberThreshold },
}: Pick<Platform, 'database' | 'clock' | 'settings'>) {
  return {
    getDashboardCounts: () =>
      inSnapshot(database, (transaction) => readTotals(transaction, clock())),
    getDashboardDemographics: () =>
      readDemographics(database, { now: clock(), smallNumberThreshold }),
    async listMonitorProjects({ query }) {
      const { content, ...page } = await findProjectPage(database, query ?? {}, clock());
      return {
        ...page,
        content: content.map((project) => ({
          ...project,
          publishedDate: project.publishedDate?.toISOString() ?? null,
          launchDate: project.launchDate?.toISOString() ?? null,
          endDate: project.endDate?.toISOString() ?? null,
          createdDate: project.createdDate.toISOString(),
        })),
      };
    },
  } satisfies Handlers;
}

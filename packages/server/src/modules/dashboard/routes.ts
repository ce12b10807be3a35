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
    /** Reads from one snapshot, so that several reads agree whatever is written meanwhile. */
    getDashboardCounts: () =>
      database.transaction((transaction) => readTotals(transaction, clock()), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      }),
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

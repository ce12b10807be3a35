import type { operations } from '@sounding/api-client/schema';
import { monitorStatusLabels } from '@sounding/domain';
import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alphabetically, byLabel } from '../../platform/database/alphabetical';
import { containsWords } from '../../platform/database/containsText';
import type { Queryable } from '../../platform/database/database';
import { toPage } from '../../platform/database/page';
import { accounts, projects } from '../../platform/database/schema';
import { monitorStatusOf } from './monitorStatusOf';

/** The query parameters of the list; `findProjectPage` fills in the defaults. */
export type ProjectListQuery = NonNullable<
  operations['listMonitorProjects']['parameters']['query']
>;

const columns = {
  id: projects.id,
  title: projects.title,
  researcher: { fullName: accounts.fullName },
  status: projects.status,
  publishedDate: projects.publishedDate,
  launchDate: projects.launchDate,
  endDate: projects.endDate,
  createdDate: projects.createdAt,
};

/** The launch that the domain's `launchText` shows; null where it shows no date. */
const shownLaunch = (now: Date) => sql`CASE
    WHEN ${projects.endDate} <= ${now} AND ${projects.endDate} <= ${projects.publishedDate} THEN NULL
    ELSE coalesce(${projects.publishedDate}, ${projects.launchDate})
  END`;

const orders: Readonly<Record<NonNullable<ProjectListQuery['sort']>, (now: Date) => SQL>> = {
  'createdDate,desc': () => desc(projects.createdAt),
  'createdDate,asc': () => asc(projects.createdAt),
  'title,asc': () => asc(alphabetically(projects.title)),
  'title,desc': () => desc(alphabetically(projects.title)),
  'researcher,asc': () => asc(alphabetically(accounts.fullName)),
  'researcher,desc': () => desc(alphabetically(accounts.fullName)),
  'status,asc': (now) => asc(byLabel(monitorStatusOf(now), monitorStatusLabels)),
  'status,desc': (now) => desc(byLabel(monitorStatusOf(now), monitorStatusLabels)),
  'launchDate,asc': (now) => sql`${shownLaunch(now)} ASC NULLS LAST`,
  'launchDate,desc': (now) => sql`${shownLaunch(now)} DESC NULLS LAST`,
  'endDate,asc': () => sql`${projects.endDate} ASC NULLS LAST`,
  'endDate,desc': () => sql`${projects.endDate} DESC NULLS LAST`,
};

export async function findProjectPage(queryable: Queryable, query: ProjectListQuery, now: Date) {
  const { search = '', status = 'all', sort = 'createdDate,desc' } = query;
  const isAskedFor = and(
    status === 'all' ? undefined : eq(monitorStatusOf(now), status),
    containsWords([projects.title, accounts.fullName], search),
  );
  const isOwner = eq(accounts.id, projects.ownerId);
  const [row] = await queryable
    .select({ total: count() })
    .from(projects)
    .innerJoin(accounts, isOwner)
    .where(isAskedFor);
  return toPage(query, row?.total ?? 0, ({ limit, offset }) =>
    queryable
      .select(columns)
      .from(projects)
      .innerJoin(accounts, isOwner)
      .where(isAskedFor)
      .orderBy(orders[sort](now), desc(projects.id))
      .limit(limit)
      .offset(offset),
  );
}

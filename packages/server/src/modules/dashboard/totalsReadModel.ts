import type { Schemas } from '@sounding/api-client';
import type { Role } from '@sounding/domain';
import { count, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database';
import { accounts, projects } from '../../platform/database/schema';
import { monitorStatusOf } from './monitorStatusOf';
import { findParticipantCounts } from './participantCounts';

/**
 * The thirteen totals of this moment (OPEN-09). People and responses come from kept counts; accounts
 * and projects are few enough to count.
 */
export async function readTotals(
  queryable: Queryable,
  now: Date,
): Promise<Schemas['MonitorTotals']> {
  const people = await findParticipantCounts(queryable, ['ALL', 'CONTRIBUTING', 'SUBSCRIBED']);
  const peopleWho = (kind: string) => people.find((each) => each.kind === kind)?.count ?? 0;
  const researchers = await countAccounts(queryable);
  const perStatus = await countProjects(queryable, now);
  const projectsThat = (status: string) => perStatus.find((each) => each.status === status)?.total;
  const sumOf = (key: 'responses' | 'likes') => perStatus.reduce((sum, each) => sum + each[key], 0);
  return {
    ...researchers,
    totalParticipants: peopleWho('ALL'),
    contributingParticipants: peopleWho('CONTRIBUTING'),
    subscribedParticipants: peopleWho('SUBSCRIBED'),
    liveProjects: projectsThat('live') ?? 0,
    endedProjects: projectsThat('ended') ?? 0,
    pendingProjects: projectsThat('pending') ?? 0,
    draftProjects: projectsThat('draft') ?? 0,
    totalResponses: sumOf('responses'),
    totalProjectLikes: sumOf('likes'),
  };
}

async function countAccounts(queryable: Queryable) {
  const perGroup = await queryable
    .select({ role: accounts.role, activated: accounts.activated, total: count() })
    .from(accounts)
    .groupBy(accounts.role, accounts.activated);
  const totalOf = (role: Role, activated: boolean) =>
    perGroup.find((each) => each.role === role && each.activated === activated)?.total ?? 0;
  const activeResearchers = totalOf('ROLE_RESEARCHER', true);
  const inactiveResearchers = totalOf('ROLE_RESEARCHER', false);
  const monitors = 'ROLE_MONITOR_RESEARCHER';
  return {
    totalResearchers: activeResearchers + inactiveResearchers,
    activeResearchers,
    inactiveResearchers,
    monitorResearchers: totalOf(monitors, true) + totalOf(monitors, false),
  };
}

/** A like is a participant's wish to hear more of a project. */
function countProjects(queryable: Queryable, now: Date) {
  const status = monitorStatusOf(now);
  const responses = sql`${projects.hearMoreYesCount} + ${projects.hearMoreNoCount}`;
  return queryable
    .select({
      status: sql<string>`${status}`.as('monitor_status'),
      total: count(),
      responses: sql<number>`sum(${responses})::integer`,
      likes: sql<number>`sum(${projects.hearMoreYesCount})::integer`,
    })
    .from(projects)
    .groupBy(sql`monitor_status`);
}

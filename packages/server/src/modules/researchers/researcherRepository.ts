import type { operations } from '@sounding/api-client/schema';
import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { alphabetically } from '../../platform/database/alphabetical';
import { containsWords } from '../../platform/database/containsText';
import type { Queryable, Transaction } from '../../platform/database/database';
import { toPage } from '../../platform/database/page';
import { accounts } from '../../platform/database/schema';

const columns = {
  id: accounts.id,
  fullName: accounts.fullName,
  login: accounts.login,
  loginKey: accounts.loginKey,
  role: accounts.role,
  activated: accounts.activated,
  lastLoginAt: accounts.lastLoginAt,
  lastActivityAt: accounts.lastActivityAt,
  version: accounts.version,
};

/** Administrators can be neither seen nor changed here. */
const isResearcher = ne(accounts.role, 'ROLE_ADMIN');

export type StoredResearcher = NonNullable<Awaited<ReturnType<typeof findResearcher>>>;

/** The query parameters of the list; `findResearcherPage` fills in the defaults. */
export type ResearcherQuery = NonNullable<operations['listResearchers']['parameters']['query']>;

const orders: Readonly<Record<NonNullable<ResearcherQuery['sort']>, SQL>> = {
  'createdDate,desc': desc(accounts.createdAt),
  'createdDate,asc': asc(accounts.createdAt),
  'fullName,asc': asc(alphabetically(accounts.fullName)),
  'fullName,desc': desc(alphabetically(accounts.fullName)),
  'emailAddress,asc': asc(accounts.loginKey),
  'emailAddress,desc': desc(accounts.loginKey),
  'role,asc': asc(accounts.role),
  'role,desc': desc(accounts.role),
  // By the words that are shown: Active, Inactive.
  'activated,asc': desc(accounts.activated),
  'activated,desc': asc(accounts.activated),
  'lastLoginDate,asc': sql`${accounts.lastLoginAt} ASC NULLS LAST`,
  'lastLoginDate,desc': sql`${accounts.lastLoginAt} DESC NULLS LAST`,
  'lastActivityDate,asc': sql`${accounts.lastActivityAt} ASC NULLS LAST`,
  'lastActivityDate,desc': sql`${accounts.lastActivityAt} DESC NULLS LAST`,
};

export async function findResearcherPage(queryable: Queryable, query: ResearcherQuery) {
  const { search = '', role, activated, sort = 'createdDate,desc' } = query;
  const isAskedFor = and(
    isResearcher,
    role === undefined ? undefined : eq(accounts.role, role),
    activated === undefined ? undefined : eq(accounts.activated, activated),
    containsWords([accounts.fullName, accounts.login], search),
  );
  return toPage(query, await queryable.$count(accounts, isAskedFor), ({ limit, offset }) =>
    queryable
      .select(columns)
      .from(accounts)
      .where(isAskedFor)
      .orderBy(orders[sort], desc(accounts.id))
      .limit(limit)
      .offset(offset),
  );
}

export async function findResearcher(queryable: Queryable, id: number) {
  const [researcher] = await queryable
    .select(columns)
    .from(accounts)
    .where(and(eq(accounts.id, id), isResearcher));
  return researcher;
}

/** The id of the account with this login, if there is one; also an administrator's. */
export async function findAccountIds(queryable: Queryable, loginKey: string): Promise<number[]> {
  const found = await queryable
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.loginKey, loginKey));
  return found.map(({ id }) => id);
}

/** Locks the account, so that nobody else changes it until the transaction ends. */
export async function lockResearcher(
  transaction: Transaction,
  who: { readonly id: number } | { readonly loginKey: string },
): Promise<StoredResearcher | undefined> {
  const isMeant = 'id' in who ? eq(accounts.id, who.id) : eq(accounts.loginKey, who.loginKey);
  const [researcher] = await transaction
    .select(columns)
    .from(accounts)
    .where(and(isMeant, isResearcher))
    .for('update');
  return researcher;
}

/** Throws PostgreSQL's 23505 where another account has the login. */
export async function changeResearcher(
  transaction: Transaction,
  id: number,
  change: Partial<
    Pick<
      typeof accounts.$inferInsert,
      | 'fullName'
      | 'login'
      | 'loginKey'
      | 'version'
      | 'activated'
      | 'closedAt'
      | 'inactivityWarnedAt'
    >
  >,
): Promise<void> {
  await transaction.update(accounts).set(change).where(eq(accounts.id, id));
}

import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../platform/database/database';
import { projects } from '../../platform/database/schema';

export type StoredProject = typeof projects.$inferSelect;

/** A project and its owner: a project of another owner counts as not found. */
export interface OwnProject {
  readonly id: number;
  readonly ownerId: number;
}

const isOwn = ({ id, ownerId }: OwnProject) =>
  and(eq(projects.id, id), eq(projects.ownerId, ownerId));

/**
 * A researcher's projects: those with a publication date first, newest first, then the others, most recently
 * created first (OPEN-61). Prepared once, because no query is more frequent.
 */
export const prepareFindProjectsOf = (database: Database) =>
  database
    .select({
      id: projects.id,
      title: projects.title,
      status: projects.status,
      publishedDate: projects.publishedDate,
      launchDate: projects.launchDate,
      endDate: projects.endDate,
      completedDate: projects.completedAt,
      createdDate: projects.createdAt,
      hearMoreYesCount: projects.hearMoreYesCount,
      hearMoreNoCount: projects.hearMoreNoCount,
      answersForReviewCount: projects.answersForReviewCount,
    })
    .from(projects)
    .where(eq(projects.ownerId, sql.placeholder('ownerId')))
    .orderBy(
      sql`${projects.publishedDate} DESC NULLS LAST`,
      desc(projects.createdAt),
      desc(projects.id),
    )
    .prepare('find_projects');

export async function findOwnProject(
  queryable: Queryable,
  own: OwnProject,
): Promise<StoredProject | undefined> {
  const [project] = await queryable.select().from(projects).where(isOwn(own));
  return project;
}

/** A project that has been handed in, of any owner. A draft is visible to its researcher alone. */
export async function findHandedInProject(
  queryable: Queryable,
  id: number,
): Promise<StoredProject | undefined> {
  const [project] = await queryable
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), ne(projects.status, 'DRAFT')));
  return project;
}

/** Locks the project, so that nobody else changes it until the transaction ends. */
export async function lockOwnProject(
  transaction: Transaction,
  own: OwnProject,
): Promise<StoredProject | undefined> {
  const [project] = await transaction.select().from(projects).where(isOwn(own)).for('update');
  return project;
}

/** Locks any project, for people who decide on other people's projects. */
export async function lockProject(
  transaction: Transaction,
  id: number,
): Promise<StoredProject | undefined> {
  const [project] = await transaction
    .select()
    .from(projects)
    .where(eq(projects.id, id))
    .for('update');
  return project;
}

/** The columns that a save writes; owner, status and published date are not among them. */
export type ProjectText = Pick<
  typeof projects.$inferInsert,
  'title' | 'subtitle' | 'policy' | 'funder' | 'launchDate' | 'endDate'
>;

/** Writes a project's new text, state or both, raises its version and answers the new version. */
export async function changeProject(
  transaction: Transaction,
  id: number,
  change: Partial<ProjectText> & {
    readonly status?: StoredProject['status'];
    readonly publishedDate?: Date | null;
    readonly completedAt?: Date;
    readonly now: Date;
  },
): Promise<number> {
  const { now, ...columns } = change;
  const [changed] = await transaction
    .update(projects)
    .set({ ...columns, updatedAt: now, version: sql`${projects.version} + 1` })
    .where(eq(projects.id, id))
    .returning({ version: projects.version });
  if (changed === undefined) throw new Error(`Project ${id} vanished while it was changed`);
  return changed.version;
}

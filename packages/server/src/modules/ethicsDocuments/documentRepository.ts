import { and, count, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/database/database';
import { accounts, projectDocuments, projects } from '../../platform/database/schema';
import type { DocumentUpload } from './documentUpload';

/** A document as it is described, without its bytes. */
const description = {
  id: projectDocuments.id,
  name: projectDocuments.name,
  mediaType: projectDocuments.mediaType,
  byteSize: projectDocuments.byteSize,
  submittedAt: projectDocuments.submittedAt,
  decision: projectDocuments.decision,
  comment: projectDocuments.comment,
  contentDeletedAt: projectDocuments.contentDeletedAt,
  contentErased: projectDocuments.contentErased,
  projectId: projects.id,
  projectTitle: projects.title,
  projectStatus: projects.status,
  ownerName: accounts.fullName,
};

export type DescribedDocument = Awaited<ReturnType<typeof findWaitingDocuments>>[number];

const isOpen = and(isNull(projectDocuments.decision), isNull(projectDocuments.supersededAt));

const describe = (queryable: Queryable) =>
  queryable
    .select(description)
    .from(projectDocuments)
    .innerJoin(projects, eq(projects.id, projectDocuments.projectId))
    .innerJoin(accounts, eq(accounts.id, projects.ownerId));

/** What administrators decide upon: open documents of PENDING projects, newest first (OPEN-50). */
export function findWaitingDocuments(queryable: Queryable) {
  return describe(queryable)
    .where(and(eq(projects.status, 'PENDING'), isOpen))
    .orderBy(desc(projectDocuments.submittedAt), desc(projectDocuments.id));
}

/** The document last submitted for a project. */
export async function findLatestDocument(
  queryable: Queryable,
  projectId: number,
): Promise<DescribedDocument | undefined> {
  const [document] = await describe(queryable)
    .where(eq(projectDocuments.projectId, projectId))
    .orderBy(desc(projectDocuments.id))
    .limit(1);
  return document;
}

/** Every document that was ever submitted for a project, newest first, with who did what to it. */
export function findVersions(queryable: Queryable, projectId: number) {
  const submitter = alias(accounts, 'submitter');
  const decider = alias(accounts, 'decider');
  return queryable
    .select({
      id: projectDocuments.id,
      name: projectDocuments.name,
      mediaType: projectDocuments.mediaType,
      byteSize: projectDocuments.byteSize,
      submittedAt: projectDocuments.submittedAt,
      submittedBy: submitter.fullName,
      supersededAt: projectDocuments.supersededAt,
      decision: projectDocuments.decision,
      comment: projectDocuments.comment,
      decidedAt: projectDocuments.decidedAt,
      decidedBy: decider.fullName,
      contentDeletedAt: projectDocuments.contentDeletedAt,
      contentErased: projectDocuments.contentErased,
    })
    .from(projectDocuments)
    .innerJoin(submitter, eq(submitter.id, projectDocuments.submittedBy))
    .leftJoin(decider, eq(decider.id, projectDocuments.decidedBy))
    .where(eq(projectDocuments.projectId, projectId))
    .orderBy(desc(projectDocuments.id));
}

export type DocumentVersion = Awaited<ReturnType<typeof findVersions>>[number];

export async function countDocuments(queryable: Queryable, projectId: number): Promise<number> {
  const [row] = await queryable
    .select({ documents: count() })
    .from(projectDocuments)
    .where(eq(projectDocuments.projectId, projectId));
  return row?.documents ?? 0;
}

/** A project's undecided file with its bytes; undefined if the project has none on file. */
export async function findOpenFile(queryable: Queryable, projectId: number) {
  const [file] = await queryable
    .select({
      name: projectDocuments.name,
      mediaType: projectDocuments.mediaType,
      bytes: projectDocuments.content,
      sha256: projectDocuments.sha256,
      scanState: projectDocuments.scanState,
    })
    .from(projectDocuments)
    .where(and(eq(projectDocuments.projectId, projectId), isOpen));
  if (file === undefined) return undefined;
  const { bytes, ...described } = file;
  // An operator has erased the file.
  if (bytes === null) return undefined;
  return { ...described, bytes };
}

export type NewDocument = Omit<DocumentUpload, 'projectId'> & {
  readonly sha256: Buffer;
  /** An earlier scan result for these bytes; left out for bytes that have just arrived. */
  readonly scanState?: DocumentScan;
};

type DocumentScan = (typeof projectDocuments.$inferSelect)['scanState'];

/** Stores the file. An earlier file that waits for its decision is kept, but is superseded from now on. */
export async function submitDocument(
  transaction: Transaction,
  { bytes, ...file }: NewDocument,
  act: { readonly projectId: number; readonly submittedBy: number; readonly now: Date },
): Promise<number> {
  const { now, ...columns } = act;
  await transaction
    .update(projectDocuments)
    .set({ supersededAt: now })
    .where(and(eq(projectDocuments.projectId, act.projectId), isOpen));
  const [row] = await transaction
    .insert(projectDocuments)
    .values({
      ...file,
      ...columns,
      byteSize: bytes.length,
      content: bytes,
      submittedAt: now,
    })
    .returning({ id: projectDocuments.id });
  if (row === undefined) throw new Error('INSERT answered no row');
  return row.id;
}

export async function findProjectIdOf(
  queryable: Queryable,
  documentId: number,
): Promise<number | undefined> {
  const [row] = await queryable
    .select({ projectId: projectDocuments.projectId })
    .from(projectDocuments)
    .where(eq(projectDocuments.id, documentId));
  return row?.projectId;
}

export async function isDocumentOpen(queryable: Queryable, documentId: number): Promise<boolean> {
  const rows = await queryable
    .select({ id: projectDocuments.id })
    .from(projectDocuments)
    .where(and(eq(projectDocuments.id, documentId), isOpen));
  return rows.length > 0;
}

export async function decideDocument(
  transaction: Transaction,
  documentId: number,
  decided: {
    readonly decision: 'APPROVED' | 'REJECTED';
    readonly comment: string;
    readonly decidedBy: number;
    readonly now: Date;
  },
): Promise<void> {
  const { now, ...columns } = decided;
  await transaction
    .update(projectDocuments)
    .set({ ...columns, decidedAt: now })
    .where(eq(projectDocuments.id, documentId));
}

export async function findDocumentFile(queryable: Queryable, documentId: number) {
  const [file] = await queryable
    .select({
      name: projectDocuments.name,
      content: projectDocuments.content,
      isErased: projectDocuments.contentErased,
      scanState: projectDocuments.scanState,
    })
    .from(projectDocuments)
    .where(eq(projectDocuments.id, documentId));
  return file;
}

/** The documents that were rejected before this moment and still have their bytes. */
export const findRejectedContents = (queryable: Queryable, rejectedBefore: Date) =>
  queryable
    .select({ id: projectDocuments.id, projectId: projectDocuments.projectId })
    .from(projectDocuments)
    .where(
      and(
        eq(projectDocuments.decision, 'REJECTED'),
        lt(projectDocuments.decidedAt, rejectedBefore),
        isNotNull(projectDocuments.content),
      ),
    );

/**
 * Deletes the bytes of a rejected document, and answers whether they were still there. The record of who submitted
 * and decided stays.
 */
export async function deleteRejectedContent(
  transaction: Transaction,
  id: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(projectDocuments)
    .set({ content: null, contentDeletedAt: now })
    .where(and(eq(projectDocuments.id, id), isNotNull(projectDocuments.content)));
  return rowCount === 1;
}

export async function findOwnerAddress(queryable: Queryable, accountId: number) {
  const [owner] = await queryable
    .select({ login: accounts.login, fullName: accounts.fullName })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (owner === undefined) throw new Error(`Project without its owner ${accountId}`);
  return owner;
}

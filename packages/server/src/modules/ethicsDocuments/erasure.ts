import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/database/database';
import { projectDocuments, projects } from '../../platform/database/schema';

export type DocumentToErase = Awaited<ReturnType<typeof findDocumentsToErase>>[number];

/**
 * Every document of the project that has the same bytes as this one, itself included, decided or not, with
 * the details that help to recognise it. A document submitted once more has its bytes under a new number.
 */
export function findDocumentsToErase(queryable: Queryable, id: number) {
  const named = alias(projectDocuments, 'named');
  return queryable
    .select({
      id: projectDocuments.id,
      name: projectDocuments.name,
      byteSize: projectDocuments.byteSize,
      submittedAt: projectDocuments.submittedAt,
      supersededAt: projectDocuments.supersededAt,
      decision: projectDocuments.decision,
      contentDeletedAt: projectDocuments.contentDeletedAt,
      projectId: projects.id,
      projectTitle: projects.title,
      projectStatus: projects.status,
    })
    .from(named)
    .innerJoin(
      projectDocuments,
      and(
        eq(projectDocuments.projectId, named.projectId),
        eq(projectDocuments.sha256, named.sha256),
      ),
    )
    .innerJoin(projects, eq(projects.id, projectDocuments.projectId))
    .where(eq(named.id, id))
    .orderBy(asc(projectDocuments.id));
}

/** Deletes the bytes of documents; the record of who submitted and decided them stays. */
export async function eraseDocumentFiles(
  transaction: Transaction,
  { ids, now }: { readonly ids: readonly number[]; readonly now: Date },
): Promise<void> {
  await transaction
    .update(projectDocuments)
    .set({ content: null, contentDeletedAt: now, contentErased: true })
    .where(inArray(projectDocuments.id, [...ids]));
}

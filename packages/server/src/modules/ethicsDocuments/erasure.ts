import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database';
import { projectDocuments, projects } from '../../platform/database/schema';

export type DocumentToErase = NonNullable<Awaited<ReturnType<typeof findDocumentToErase>>>;

/** Any document, decided or not, with the details that help to recognise it. */
export async function findDocumentToErase(queryable: Queryable, id: number) {
  const [document] = await queryable
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
    .from(projectDocuments)
    .innerJoin(projects, eq(projects.id, projectDocuments.projectId))
    .where(eq(projectDocuments.id, id));
  return document;
}

/** Deletes the bytes of a document; the record of who submitted and decided it stays. */
export async function eraseDocumentFile(
  transaction: Transaction,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<void> {
  await transaction
    .update(projectDocuments)
    .set({ content: null, contentDeletedAt: now, contentErased: true })
    .where(eq(projectDocuments.id, id));
}

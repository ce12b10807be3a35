import { asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database';
import { contents } from '../../platform/database/schema';
import { pictureToStore } from './picture';
import type { SentContentItem } from './projectForm';

export type StoredContentItem = typeof contents.$inferSelect;

/** A project's description in its order, pictures included. */
export function findContentsOf(
  queryable: Queryable,
  projectId: number,
): Promise<StoredContentItem[]> {
  return queryable
    .select()
    .from(contents)
    .where(eq(contents.projectId, projectId))
    .orderBy(asc(contents.position));
}

export async function findContentIdsOf(
  queryable: Queryable,
  projectId: number,
): Promise<ReadonlySet<number>> {
  const rows = await queryable
    .select({ id: contents.id })
    .from(contents)
    .where(eq(contents.projectId, projectId));
  return new Set(rows.map(({ id }) => id));
}

/** Makes the description exactly this; an item that came with its id keeps it. */
export async function replaceContents(
  transaction: Transaction,
  projectId: number,
  items: readonly SentContentItem[],
): Promise<void> {
  await transaction.delete(contents).where(eq(contents.projectId, projectId));
  await transaction.insert(contents).values(
    items.map((item, position) => {
      const picture = item.type === 'IMAGE' ? pictureToStore(item.imageBase64 ?? '') : null;
      return {
        ...(item.id === undefined ? {} : { id: item.id }),
        projectId,
        position,
        type: item.type,
        value: item.value,
        image: picture?.bytes ?? null,
        imageMediaType: picture?.mediaType ?? null,
        imageAltText: picture && (item.imageAltText ?? ''),
      };
    }),
  );
}

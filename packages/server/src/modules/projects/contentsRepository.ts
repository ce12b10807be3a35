import type { Schemas } from '@sounding/api-client';
import { asc, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/database/database';
import { contents } from '../../platform/database/schema';
import { pictureToStore } from './picture';
import type { SentContentItem } from './projectForm';

/** An item's picture as a data URL, as the contract has it; NULL without a picture. */
const imageBase64 = sql<
  string | null
>`'data:' || ${contents.imageMediaType} || ';base64,' || translate(encode(${contents.image}, 'base64'), E'\\n', '')`;

/** The columns of an item, under the contract's names. */
export const contentColumns = {
  id: contents.id,
  type: contents.type,
  value: contents.value,
  imageBase64,
  imageAltText: contents.imageAltText,
};

/** A project's description in its order, pictures included. */
export function findContentsOf(
  queryable: Queryable,
  projectId: number,
): Promise<Schemas['ContentItem'][]> {
  return queryable
    .select(contentColumns)
    .from(contents)
    .where(eq(contents.projectId, projectId))
    .orderBy(asc(contents.position));
}

/** An item as the statements below take it; an item that is new has no id. */
export type ContentRow = ReturnType<typeof contentRow>;

export function contentRow(item: SentContentItem, position: number) {
  const picture = item.type === 'IMAGE' ? pictureToStore(item.imageBase64 ?? '') : null;
  return {
    id: item.id ?? null,
    position,
    type: item.type,
    value: item.value,
    image: picture?.bytes.toString('base64') ?? null,
    imageHash: picture && createHash('sha256').update(picture.bytes).digest('hex'),
    imageMediaType: picture?.mediaType ?? null,
    imageAltText: picture && (item.imageAltText ?? ''),
  };
}

/** Part of a statement that has a `project`: inserts the project's items, each under its id. */
export const contentsInserted = sql`
  inserted_contents AS (
    INSERT INTO ${contents}
      (id, project_id, position, type, value, image, image_media_type, image_alt_text)
    SELECT
      coalesce(sent.id, nextval(pg_get_serial_sequence('contents', 'id'))), project.id,
      sent.position, sent.type, sent.value, decode(sent.image, 'base64'), sent."imageMediaType",
      sent."imageAltText"
    FROM project, json_to_recordset(${sql.placeholder('contents')}::json) AS sent (
      id integer, position integer, type text, value text, image text, "imageMediaType" text,
      "imageAltText" text
    )
  )`;

/**
 * Part of a statement that has a `project`: removes every item but `kept_contents`. An item is in
 * `same_contents` if it is stored exactly as sent, and is kept if it was also sent with its id. The others
 * are written anew, since two items that change places must not hold one place in between.
 */
export const contentsRemoved = sql`
  same_contents AS (
    SELECT stored.id, sent.id AS sent_id
    FROM project
      JOIN ${contents} stored ON stored.project_id = project.id
      JOIN json_to_recordset(${sql.placeholder('contents')}::json) AS sent (
        id integer, position integer, type text, value text, "imageHash" text,
        "imageMediaType" text, "imageAltText" text
      ) ON sent.position = stored.position
    WHERE (sent.type, sent.value) = (stored.type, stored.value)
      AND sent."imageMediaType" IS NOT DISTINCT FROM stored.image_media_type
      AND sent."imageAltText" IS NOT DISTINCT FROM stored.image_alt_text
      AND sent."imageHash" IS NOT DISTINCT FROM encode(sha256(stored.image), 'hex')
  ), kept_contents AS (
    SELECT id FROM same_contents WHERE sent_id = id
  ), removed_contents AS (
    DELETE FROM ${contents} stored USING project WHERE stored.project_id = project.id
      AND stored.id NOT IN (SELECT id FROM kept_contents)
  )`;

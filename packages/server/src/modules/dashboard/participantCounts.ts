import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database';

type Kind = 'ALL' | 'CONTRIBUTING' | 'SUBSCRIBED' | 'BIRTH_YEAR' | 'GENDER' | 'ETHNICITY';

/** How many participants are of one kind; `value` is '' for not stated, and for kinds without values. */
export interface ParticipantCount extends Record<string, unknown> {
  readonly kind: Kind;
  readonly value: string;
  readonly count: number;
}

/** The kept counts, so that a million participants cost no more than ten. */
export async function findParticipantCounts(
  queryable: Queryable,
  kinds: readonly [Kind, ...Kind[]],
): Promise<ParticipantCount[]> {
  const { rows } = await queryable.execute<ParticipantCount>(sql`
    SELECT kind, value, sum(participant_count)::integer AS count
    FROM participant_counts
    WHERE kind IN (${sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    )})
    GROUP BY kind, value`);
  return rows;
}

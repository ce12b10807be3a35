import type { Services } from '../../services';
import { queriesOf } from '../../queries';

/** Loads both lists to choose from, in parallel. */
export async function loadAudience({ queryClient, api }: Services): Promise<void> {
  const queries = queriesOf(api);
  await Promise.all([
    queryClient.query({ ...queries.ageRanges(), staleTime: 'static' }),
    queryClient.query({ ...queries.interests.active(), staleTime: 'static' }),
  ]);
}

import type { Services } from '../../services';

/** Both lists to choose from, asked for together. */
export async function loadAudience({ queryClient, queries }: Services): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(queries.ageRanges()),
    queryClient.ensureQueryData(queries.interests.active()),
  ]);
}

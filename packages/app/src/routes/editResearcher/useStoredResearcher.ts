import type { Schemas } from '@sounding/api-client';
import { useState } from 'react';
import { queriesOf } from '../../queries';
import { useServices } from '../../services';
import { ifMatch, isOfOtherVersion } from '../../versions/ifMatch';

type Researcher = Schemas['Researcher'];

/** The version that somebody else has saved, and the one before it that this form started from. */
export interface Overtaking {
  readonly before: Researcher;
  readonly newer: Researcher;
}

/** The stored researcher that the form starts from, and a save that never overwrites another version. */
export function useStoredResearcher(opened: Researcher) {
  const { api, queryClient } = useServices();
  const [stored, setStored] = useState(opened);
  const [overtaking, setOvertaking] = useState<Overtaking | null>(null);
  const { id } = stored;

  const showNewer = async () => {
    const newer = await queryClient.query(queriesOf(api).researchers.one(id));
    setOvertaking({ before: stored, newer });
    setStored(newer);
  };

  /** If somebody else saved first, shows their version; the next save then replaces that one. */
  const save = async (body: Schemas['ResearcherChanges']): Promise<Researcher> => {
    try {
      return await api.editResearcher({ path: { id }, body, header: ifMatch(stored.version) });
    } catch (error) {
      if (isOfOtherVersion(error)) await showNewer();
      throw error;
    }
  };

  return { stored, overtaking, save, settle: () => setOvertaking(null) };
}

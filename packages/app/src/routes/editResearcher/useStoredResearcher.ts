import type { Schemas } from '@sounding/api-client';
import { useState } from 'react';
import { queriesOf } from '../../queries';
import { useServices } from '../../services';
import { ifMatch, isOfOtherVersion } from '../../versions/ifMatch';

type Researcher = Schemas['Researcher'];

/** A version that somebody else has saved, and the one before it that this form was made from. */
export interface Overtaking {
  readonly before: Researcher;
  readonly newer: Researcher;
}

/** The version of a researcher that the form is made from, and its saving, which overwrites no other. */
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

  /** Where somebody else was first, their version is shown, and the next save is made from that one. */
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

import type { Schemas } from '@sounding/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../features/failures/failureText';
import { useToast } from '../../../features/toasts/useToast';
import { isolated } from '../../../isolated';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { ifMatch, isOfOtherVersion } from '../../../versions/ifMatch';
import { createUnderOneKey } from '../../../versions/underOneKey';

type Interest = Pick<Schemas['Interest'], 'id' | 'name'>;

interface Renaming extends Interest {
  /** The version that the new name was typed over. */
  readonly version: number;
}

/** Somebody else has given the category another name since; it may be replaced on purpose. */
export class RenamedMeanwhile extends Error {
  readonly version: number;

  constructor({ name, version }: Omit<Renaming, 'id'>, cause: unknown) {
    super(
      `Somebody has named it “${isolated(name)}” meanwhile. To replace that name by yours, save again.`,
      {
        cause,
      },
    );
    this.version = version;
  }
}

export type ChangeInterests = ReturnType<typeof useChangeInterests>;

/** Every change to the categories: the call, the list read anew, and a toast. */
export function useChangeInterests() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [underOneKey, setUnderOneKey] = useState(createUnderOneKey);
  const toast = useToast();

  const report = async (change: Promise<unknown>, message: string) => {
    await change;
    // After any change, such as a deletion, adding the same name is another act.
    setUnderOneKey(createUnderOneKey);
    await queryClient.invalidateQueries({ queryKey: queriesOf(api).interests.key });
    toast({ tone: 'success', message });
  };
  const rename = async ({ id, name, version }: Renaming) => {
    try {
      await api.updateInterest({ body: { id, name }, header: ifMatch(version) });
    } catch (error) {
      if (!isOfOtherVersion(error)) throw error;
      const all = await queryClient.query({ ...queriesOf(api).interests.all(), staleTime: 0 });
      const newer = all.find((interest) => interest.id === id);
      if (newer === undefined) throw error;
      // The new name is stored already, as after a save whose response was lost.
      if (newer.name !== name) throw new RenamedMeanwhile(newer, error);
    }
  };
  const restored = ({ id, name }: Interest) =>
    report(api.restoreInterest({ path: { id } }), `“${isolated(name)}” can be chosen again.`);

  return {
    create: (name: string) =>
      report(
        underOneKey(['createInterest', name], (header) =>
          api.createInterest({ body: { name }, header }),
        ),
        `“${isolated(name)}” is added.`,
      ),
    rename: (renaming: Renaming) =>
      report(rename(renaming), `“${isolated(renaming.name)}” is saved.`),
    remove: ({ id, name }: Interest) =>
      report(api.deleteInterest({ path: { id } }), `“${isolated(name)}” is deleted.`),
    /** Needs no confirmation, because deleting undoes it; so a failure is shown in a toast. */
    restore: (interest: Interest) => {
      restored(interest).catch((error: unknown) =>
        toast({
          tone: 'error',
          message: failureText(error),
        }),
      );
    },
  };
}

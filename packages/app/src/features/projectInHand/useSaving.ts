import { ApiError, type Api } from '@sounding/api-client';
import { errorMessages, pointerField, type ValidationProblem } from '@sounding/domain/errors';
import { validateProject } from '@sounding/domain/project';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditableProject, ProjectInHand } from './projectInHand';
import type { ProjectStore } from './projectStore';
import { saveProject } from './saveProject';
import { queriesOf } from '../../queries';

/** For pages that show no error summary. */
export const savingBlockedMessage =
  'Your project could not be saved. Please go to its details and press Save there, to see what is wrong.';

interface SavingOptions {
  readonly api: Api;
  readonly store: ProjectStore;
  /** What stands in a field and is no value yet, such as half a date; it blocks saving too. */
  readonly unreadable?: readonly ValidationProblem[];
}

/** What the server refused, of the form that it was sent. */
interface Refusal {
  readonly form: EditableProject;
  readonly problems: readonly ValidationProblem[];
  readonly message: string;
}

/** Saving with the rules checked first, the same ones that the server checks again. */
export function useSaving({ api, store, unreadable = [] }: SavingOptions) {
  const queryClient = useQueryClient();
  const [attempts, setAttempts] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [hasSaved, setHasSaved] = useState(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (sent: ProjectInHand) => saveProject(api, store, sent),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queriesOf(api).projects.key }),
  });

  /** Everything that keeps this project from being saved, as the page stands now. */
  const problemsOf = (inHand: ProjectInHand): readonly ValidationProblem[] => {
    const unreadableFields = new Set(unreadable.map(({ field }) => field));
    const rules = validateProject(inHand.form, { mode: inHand.mode, now: new Date() });
    return [
      // A field that cannot be read is not missing: its own message is the true one.
      ...unreadable,
      ...rules.filter(({ field }) => !unreadableFields.has(field)),
      // What the server found holds until the person changes something.
      ...(refusal?.form === inHand.form ? refusal.problems : []),
    ];
  };

  /** Answers whether everything is saved. */
  const save = async (): Promise<boolean> => {
    const inHand = store.get();
    if (inHand === null) return false;
    setRefusal(null);
    setAttempts((count) => count + 1);
    if (problemsOf(inHand).length > 0 && refusal?.form !== inHand.form) return false;
    try {
      await mutateAsync(inHand);
      setAttempts(0);
      setHasSaved(true);
      return true;
    } catch (error) {
      setRefusal(refusalOf(error, inHand.form));
      return false;
    }
  };

  return { save, isPending, attempts, hasSaved, problemsOf, refusal };
}

export type Saving = ReturnType<typeof useSaving>;

function refusalOf(error: unknown, form: EditableProject): Refusal {
  if (!(error instanceof ApiError)) {
    return { form, problems: [], message: errorMessages.saveFailed };
  }
  return {
    form,
    problems: error.errors.map(({ pointer, message }) => ({
      field: pointerField(pointer),
      kind: 'error',
      message,
    })),
    message: error.detail ?? errorMessages.saveFailed,
  };
}

import { ApiError } from '@sounding/api-client';
import {
  errorIn,
  errorMessages,
  pointerField,
  type ValidationProblem,
} from '@sounding/domain/errors';
import {
  inPageOrder,
  projectCompletedMessage,
  saveForbiddenMessage,
  validateProject,
} from '@sounding/domain/project';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { differencesBetween } from './differences';
import { idInTheWay } from '../../versions/refusals';
import { newCreationKey } from './keys';
import { isUnsaved, type EditableProject, type ProjectInHand } from './projectInHand';
import type { ProjectStore } from './projectStore';
import { saveProject } from './saveProject';
import { inPlaceOf, loadStored } from './takeProject';
import { queriesOf } from '../../queries';
import type { Services } from '../../services';

/** A picture is the one part that can be too large to send. */
const tooLargeMessage = 'This project is too large to send. Please choose a smaller image.';

interface SavingOptions {
  readonly api: Services['api'];
  readonly clock: Services['clock'];
  readonly store: ProjectStore;
  /** Problems of fields on this page whose text is not a value; they block saving too. */
  readonly unreadable?: readonly ValidationProblem[];
}

/** What the server refused, with the form that was sent. */
interface Refusal {
  readonly form: EditableProject;
  readonly problems: readonly ValidationProblem[];
  readonly message: string;
  /** No answer came at all. */
  readonly isUnreachable: boolean;
}

/** How the server's version differs from the project on the page. */
export interface MetNewer {
  /** Nothing that a person sees is different. */
  readonly isAsSeen: boolean;
  /** A document has been submitted. */
  readonly isSubmitted: boolean;
}

/** Saves a project after it has checked the rules, which the server checks again. */
export function useSaving({ api, clock, store, unreadable = [] }: SavingOptions) {
  const queryClient = useQueryClient();
  const [attempts, setAttempts] = useState(0);
  const [tried, setTried] = useState<EditableProject | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [hasSaved, setHasSaved] = useState(false);
  const now = store.get();
  // A change ends the message of a save for good, even if the person undoes the change.
  if (hasSaved && now !== null && isUnsaved(now)) setHasSaved(false);
  const [newer, setNewer] = useState<ProjectInHand | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (sent: ProjectInHand) => saveProject(api, store, sent),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queriesOf(api).projects.key }),
  });

  /** Everything that keeps this project from being saved, as the page stands now. */
  const problemsOf = (inHand: ProjectInHand): readonly ValidationProblem[] => {
    const known = new Set(unreadable.map(({ field }) => field));
    const unfinished = unfinishedIn(inHand.form).filter(({ field }) => !known.has(field));
    const unreadableFields = new Set([...unreadable, ...unfinished].map(({ field }) => field));
    const rules = validateProject(inHand.form, {
      mode: inHand.mode,
      now: clock.now(),
      storedEndDate: inHand.baseline?.endDate,
    });
    return inPageOrder([
      // A field that cannot be read is not empty, so its own message replaces those of the rules.
      ...unreadable,
      ...unfinished,
      ...rules.filter(({ field }) => !unreadableFields.has(field)),
      // What the server found holds until the person changes something.
      ...(refusal?.form === inHand.form ? refusal.problems : []),
    ]);
  };

  /** Answers whether everything is saved. */
  const save = async (): Promise<boolean> => {
    const inHand = store.get();
    if (inHand === null) return false;
    // Read before this save replaces it: an earlier save without a response may have reached the server.
    const { unanswered } = inHand;
    setRefusal(null);
    setNewer(null);
    setAttempts((count) => count + 1);
    setTried(inHand.form);
    if (problemsOf(inHand).length > 0 && refusal?.form !== inHand.form) return false;
    try {
      await mutateAsync(inHand);
      setAttempts(0);
      setHasSaved(true);
      return true;
    } catch (error) {
      const changedId = idInTheWay(error, inHand.id);
      const stored = changedId === null ? null : await loadNewer({ api, queryClient }, changedId);
      // This project is no longer in hand, so this save must not change what is in hand now.
      if (store.asItStands(inHand) === null) return false;
      if (stored?.completedDate != null) {
        // A completed project leaves no choice of versions: the words stay on the page, to be copied.
        store.rebase(stored);
        const { form } = inHand;
        setRefusal({ form, problems: [], message: projectCompletedMessage, isUnreachable: false });
        return false;
      }
      const known = stored?.status === inHand.status ? inHand.baseline : null;
      if (stored !== null && isOwnSave(stored, inHand.form, unanswered?.form, known)) {
        store.rebase(stored);
        return save();
      }
      if (stored === null) setRefusal(refusalOf(error, inHand.form));
      else setNewer(stored);
      return false;
    }
  };

  /** Saves what is on the page over the newer version. */
  const keepMine = async (): Promise<boolean> => {
    if (newer === null) return false;
    store.rebase(newer);
    return save();
  };
  /** Saves what is on the page as another project, beside the one that was saved first. */
  const keepBoth = async (): Promise<boolean> => {
    const inHand = store.get();
    if (inHand?.id !== null) return false;
    store.take({ ...inHand, creationKey: newCreationKey() });
    return save();
  };
  const takeNewer = () => {
    if (newer === null) return;
    store.giveWayTo(newer);
    setNewer(null);
    setAttempts(0);
  };

  /**
   * Compares the server's version with the page after a refusal that a newer version may explain. If it shows
   * the person nothing new, the page continues with it; otherwise the person has to compare both.
   */
  const meetNewer = async (): Promise<MetNewer> => {
    const inHand = store.get();
    if (inHand?.id == null) return { isAsSeen: false, isSubmitted: false };
    const stored = await loadStored({ api, queryClient }, inHand.id);
    if (store.asItStands(inHand) === null) return { isAsSeen: false, isSubmitted: false };
    const isSubmitted = isSubmittedSince(stored, inHand);
    // What this person has typed since is no difference, if the stored words are those that they opened.
    if (stored.mode !== inHand.mode || !isOwnSave(stored, inHand.form, inHand.baseline)) {
      setNewer(stored);
      return { isAsSeen: false, isSubmitted };
    }
    store.rebase(inPlaceOf(inHand, stored));
    return { isAsSeen: stored.status === inHand.status, isSubmitted };
  };

  return {
    save,
    isPending,
    attempts,
    /** The form as it stood at the last attempt. */
    tried,
    /** Whether the project was saved and not changed since. */
    hasSaved,
    problemsOf,
    refusal,
    /** What somebody else, or another tab, has saved since; the save waits for a choice. */
    newer,
    keepMine,
    keepBoth,
    takeNewer,
    meetNewer,
  };
}

/** Whether a document was submitted that the page does not know of yet. */
function isSubmittedSince(stored: ProjectInHand, inHand: ProjectInHand): boolean {
  if (stored.status !== 'PENDING') return false;
  return (
    inHand.status !== 'PENDING' || stored.document?.submittedDate !== inHand.document?.submittedDate
  );
}

/** The server's version; null if it cannot be loaded either, and then the refusal's own words are shown. */
async function loadNewer(
  sources: Parameters<typeof loadStored>[0],
  id: number,
): Promise<ProjectInHand | null> {
  try {
    return await loadStored(sources, id);
  } catch {
    return null;
  }
}

/**
 * Whether the stored version equals what this person sent or opened, so that saving overwrites nobody's work.
 */
function isOwnSave(
  { form }: ProjectInHand,
  ...sent: readonly (EditableProject | null | undefined)[]
): boolean {
  return sent.some((one) => one != null && differencesBetween(one, form).length === 0);
}

/** Errors for incomplete dates, which block saving also on pages without the date's field. */
function unfinishedIn(form: EditableProject): ValidationProblem[] {
  return (['launchDate', 'endDate'] as const)
    .filter((field) => form[`${field}Text`] !== undefined)
    .map((field) => errorIn(field, 'This date is incomplete'));
}

export type Saving = ReturnType<typeof useSaving>;

function refusalOf(error: unknown, form: EditableProject): Refusal {
  if (!(error instanceof ApiError)) {
    return { form, problems: [], message: errorMessages.saveFailed, isUnreachable: false };
  }
  return {
    form,
    problems: error.errors.map(({ pointer, message }) => ({
      field: fieldOf(pointer),
      kind: 'error',
      message,
    })),
    message: refusalMessage(error),
    isUnreachable: error.isNetworkError,
  };
}

/**
 * The field of a problem. Age ranges and categories are chosen on another page, so a problem with one of them
 * is shown for the whole list.
 */
function fieldOf(pointer: string): string {
  return pointerField(pointer).replace(/^(ageRanges|interests)\..+$/u, '$1');
}

function refusalMessage({ status, detail }: ApiError): string {
  if (status === 413) return tooLargeMessage;
  return detail ?? (status === 403 ? saveForbiddenMessage : errorMessages.saveFailed);
}

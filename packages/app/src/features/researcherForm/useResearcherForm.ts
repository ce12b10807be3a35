import {
  isAssignableRole,
  validateResearcher,
  type AssignableRole,
} from '@sounding/domain/account';
import { messagesByField } from '@sounding/domain/errors';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIsHere } from '../../isHere';
import { useOneAtATime } from '../../oneAtATime';
import { useServices } from '../../services';
import { fieldId } from './fieldId';
import { refusalErrors, refusalMessages } from './refusalErrors';
import type { ResearcherFormUse } from './researcherFormUses';
import { useEntry } from './useEntry';

/** Name and login are trimmed. */
export interface ResearcherEntry {
  readonly name: string;
  readonly login: string;
  readonly role: AssignableRole;
}

interface ResearcherFormOptions {
  readonly use: ResearcherFormUse;
  /** The stored person, only for editing. If it changes, edited fields keep their text, and others follow. */
  readonly stored?: ResearcherEntry;
  /** A rejection is shown as a list of errors, and what was typed stays. */
  readonly send: (entry: ResearcherEntry) => Promise<unknown>;
  /** Called after a save, unless the person has already left the form. */
  readonly onSaved?: (entry: ResearcherEntry) => void;
  /** Called when the person was leaving and stays because saving failed. */
  readonly onKept?: () => void;
}

export type ResearcherFormState = ReturnType<typeof useResearcherForm>;

/** The state of a form about a person: its fields, validation, saving and leaving. */
export function useResearcherForm({ use, stored, send, onSaved, onKept }: ResearcherFormOptions) {
  const { session } = useServices();
  const { entry, setEntry, isTypedIn } = useEntry({
    name: stored?.name ?? '',
    login: stored?.login ?? '',
    role: stored?.role ?? roleToStartWith(use),
  });
  const [isTried, setIsTried] = useState(false);
  const isSettled = useRef(false);
  const isHere = useIsHere();
  const askedRef = useRef(false);
  const { mutateAsync, isPending, error, reset } = useMutation({ mutationFn: send });

  const problems = validateResearcher(entry);
  const broken = messagesByField(isTried ? problems : []);

  /** Resolves with what was saved, also for presses meanwhile; null if that failed and the page shows why. */
  const save = useOneAtATime(async (): Promise<ResearcherEntry | null> => {
    setIsTried(true);
    const { role } = entry;
    if (problems.length > 0 || !isAssignableRole(role)) return null;
    const sent = { name: entry.name.trim(), login: entry.login.trim(), role };
    try {
      await mutateAsync(sent);
    } catch {
      return null;
    }
    isSettled.current = true;
    return sent;
  });

  const submit = async () => {
    const saved = await save();
    if (saved !== null && isHere.current && !askedRef.current) onSaved?.(saved);
  };

  return {
    use,
    entry,
    storedRole: stored?.role,
    change: (changes: Partial<typeof entry>) => {
      // A refusal is about what was sent, not about what is typed now.
      if (error !== null) reset();
      setEntry({ ...entry, ...changes });
    },
    isPending,
    messages: broken.size > 0 ? broken : refusalMessages(error),
    errors:
      broken.size > 0
        ? [...broken].map(([field, message]) => ({ message, fieldId: fieldId(field) }))
        : refusalErrors(error),
    submit,
    /** Options of the form's leave prompt. */
    leaving: {
      hasUnsavedWork: () => !isSettled.current && session.get().authenticated && isTypedIn,
      save: async () => {
        const isSaved = (await save()) !== null;
        if (!isSaved) onKept?.();
        return isSaved;
      },
      discard: () => {
        isSettled.current = true;
      },
      saveUnderWay: save.underWay,
      askedRef,
    },
  };
}

/** A person who signs up becomes a researcher (OPEN-41); a person who adds another one chooses the role. */
function roleToStartWith(use: ResearcherFormUse): string | null {
  return use === 'signup' ? 'ROLE_RESEARCHER' : null;
}

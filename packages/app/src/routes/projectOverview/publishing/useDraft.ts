import { messagesByField, type ValidationProblem } from '@sounding/domain/errors';
import type { NewPublicationStatus } from '@sounding/domain/publication';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useServices } from '../../../services';

interface DraftOptions<Draft> {
  readonly initial: Draft;
  readonly validate: (draft: Draft) => readonly ValidationProblem[];
  readonly send: (draft: Draft, status: NewPublicationStatus) => Promise<unknown>;
  /** Resolves once what the page shows is up to date. */
  readonly onSaved: () => Promise<unknown>;
  /** Leads to what is wrong, where nothing was sent. */
  readonly onRefused?: ((problem: ValidationProblem) => void) | undefined;
}

/** What is being written in one of the overview's editors: its rules, its saving, its leaving. */
export function useDraft<Draft>({
  initial,
  validate,
  send,
  onSaved,
  onRefused,
}: DraftOptions<Draft>) {
  const { session } = useServices();
  const [baseline] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [attempts, setAttempts] = useState(0);
  const [savingAs, setSavingAs] = useState<NewPublicationStatus | null>(null);
  const isSettled = useRef(false);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (status: NewPublicationStatus) => send(draft, status),
  });

  const problems = validate(draft);
  // Nobody is told what is missing before they have tried to save.
  const shown = attempts > 0 ? problems : problems.filter(({ kind }) => kind === 'length');
  const messages = messagesByField(shown);

  /** Answers whether it is saved. */
  const save = async (status: NewPublicationStatus): Promise<boolean> => {
    setAttempts((count) => count + 1);
    const [first] = problems;
    if (first !== undefined) {
      onRefused?.(first);
      return false;
    }
    setSavingAs(status);
    try {
      await mutateAsync(status);
    } catch {
      setSavingAs(null);
      return false;
    }
    isSettled.current = true;
    await onSaved();
    return true;
  };

  return {
    draft,
    change: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    save,
    /** As what it is being saved, or was before the page shows it; null otherwise. */
    savingAs,
    /** Why the last save failed. */
    error: isPending ? null : error,
    attempts,
    problems: shown,
    errorOf: (field: string) => messages.get(field),
    /** What is asked before leaving; saving on the way out keeps a draft. */
    leaving: {
      hasUnsavedWork: () =>
        !isSettled.current && session.get().authenticated && !isSame(draft, baseline),
      save: () => save('DRAFT'),
      discard: () => {
        isSettled.current = true;
      },
    },
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

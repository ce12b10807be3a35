import { validateInterest } from '@sounding/domain/interest';
import { useState } from 'react';
import { failureText } from '../../../features/failures/failureText';
import { useSending } from '../../../oneAtATime';
import { RenamedMeanwhile } from './useChangeInterests';

/**
 * The name of an interest category while it is written.
 *
 * @param stored The name as stored; empty for a new category.
 * @param onSave A rejection is shown at the field, and what was typed stays.
 */
export function useInterestName(stored: string, onSave: (name: string) => Promise<void>) {
  const [name, setName] = useState(stored);
  const [isTried, setIsTried] = useState(false);
  const { send, isPending, error, forgetError } = useSending({
    mutationFn: onSave,
    onSuccess: (_, saved) => {
      // Text typed during the request is the next name, so it stays.
      setName((typed) => (typed.trim() === saved ? stored : typed));
      setIsTried(false);
    },
  });

  const [problem] = validateInterest({ name });
  const refusal =
    error instanceof RenamedMeanwhile
      ? error.message
      : error === null
        ? undefined
        : failureText(error);

  return {
    name,
    change: (typed: string) => {
      forgetError();
      setName(typed);
    },
    message: isTried ? (problem?.message ?? refusal) : undefined,
    submit: (): void | Promise<void> => {
      setIsTried(true);
      if (problem !== undefined) return;
      return send(name.trim()).then(() => undefined);
    },
    isPending,
  };
}

import { interestLimits, validateInterest } from '@sounding/domain/interest';
import { countCharacters } from '@sounding/domain/text';
import { Button, Form, Stack, TextField } from '@sounding/ui';
import { useId, useState } from 'react';
import { failureText } from '../../../features/failures/failureText';
import { useSending } from '../../../oneAtATime';
import { RenamedMeanwhile } from './useChangeInterests';

interface InterestFormProps {
  /** Names the form. */
  label: string;
  fieldLabel: string;
  submitLabel: string;
  /** The name as stored; empty for a new category. */
  stored?: string;
  /** A rejection is shown at the field, and what was typed stays. */
  onSave: (name: string) => Promise<void>;
}

/** The name of a new or a stored interest category. */
export function InterestForm({
  label,
  fieldLabel,
  submitLabel,
  stored = '',
  onSave,
}: InterestFormProps) {
  const id = useId();
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
  const message = isTried ? (problem?.message ?? refusal) : undefined;

  const submit = (): void | Promise<void> => {
    setIsTried(true);
    if (problem !== undefined) return;
    return send(name.trim()).then(() => undefined);
  };

  return (
    <Form
      label={label}
      errors={message === undefined ? [] : [{ message, fieldId: id }]}
      onSubmit={submit}
    >
      <Stack>
        <TextField
          id={id}
          label={fieldLabel}
          isRequired
          value={name}
          onChange={(value) => {
            forgetError();
            setName(value);
          }}
          limit={interestLimits.name}
          count={countCharacters}
          error={message}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Saving">
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

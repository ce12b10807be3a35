import { errorMessages } from '@sounding/domain/errors';
import { interestLimits, validateInterest } from '@sounding/domain/interest';
import { countCharacters } from '@sounding/domain/text';
import { Button, Form, Stack, TextField } from '@sounding/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { failureText } from '../../../features/failures/failureText';

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
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: onSave,
    onSuccess: () => {
      setName(stored);
      setIsTried(false);
    },
  });

  const [problem] = validateInterest({ name });
  const refusal = error === null ? undefined : failureText(error, errorMessages.somethingWentWrong);
  const message = isTried ? (problem?.message ?? refusal) : undefined;

  const submit = (): void | Promise<void> => {
    setIsTried(true);
    if (problem !== undefined || isPending) return;
    // A failure is kept by the mutation and shown from there.
    return mutateAsync(name.trim()).catch(() => undefined);
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
            // A refusal is about what was sent, not about what is typed now.
            reset();
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

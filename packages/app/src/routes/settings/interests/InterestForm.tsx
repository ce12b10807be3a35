import { interestLimits } from '@sounding/domain/interest';
import { countCharacters } from '@sounding/domain/text';
import { Form, Stack, TextField } from '@sounding/ui';
import { useId, type ReactNode } from 'react';
import type { useInterestName } from './useInterestName';

interface InterestFormProps {
  /** The form's id, for a submit button outside it. */
  id?: string;
  /** Names the form. */
  label: string;
  fieldLabel: string;
  writing: ReturnType<typeof useInterestName>;
  /** The submit button, unless it is outside the form. */
  children?: ReactNode;
}

/** The name of a new or a stored interest category. */
export function InterestForm({ id, label, fieldLabel, writing, children }: InterestFormProps) {
  const fieldId = useId();
  const { name, change, message, submit } = writing;
  return (
    <Form
      id={id}
      label={label}
      errors={message === undefined ? [] : [{ message, fieldId }]}
      onSubmit={submit}
    >
      <Stack>
        <TextField
          id={fieldId}
          label={fieldLabel}
          isRequired
          value={name}
          onChange={change}
          limit={interestLimits.name}
          count={countCharacters}
          error={message}
        />
        {children}
      </Stack>
    </Form>
  );
}

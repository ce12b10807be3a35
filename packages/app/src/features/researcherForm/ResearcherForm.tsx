import { errorMessages } from '@sounding/domain/errors';
import { Button, Form, Inline, Link, Stack, TextField } from '@sounding/ui';
import { fieldId } from './fieldId';
import { loginHints, researcherFormTitles } from './researcherFormUses';
import { FixedRole, RoleField } from './RoleField';
import type { ResearcherFormState } from './useResearcherForm';

interface ResearcherFormProps {
  form: ResearcherFormState;
  submitLabel: string;
  pendingLabel: string;
  cancelHref: string;
}

/** Name, email address and role of somebody who signs up, is added or is edited. */
export function ResearcherForm({
  form: { use, entry, storedRole, change, isPending, messages, errors, submit },
  submitLabel,
  pendingLabel,
  cancelHref,
}: ResearcherFormProps) {
  return (
    <Form
      label={researcherFormTitles[use]}
      // A visitor who signs up gets the same list (OPEN-40).
      messages={{ errors: errorMessages.researcherCannotBeSaved }}
      errors={errors}
      onSubmit={submit}
    >
      <Stack gap="separate">
        <TextField
          id={fieldId('name')}
          label="Name"
          name="name"
          autoComplete={use === 'signup' ? 'name' : 'off'}
          isRequired
          // The page moves on once the form is saved, so nothing must be typed meanwhile.
          isDisabled={isPending}
          value={entry.name}
          onChange={(name) => change({ name })}
          error={messages.get('name')}
        />
        <TextField
          id={fieldId('login')}
          label="Email"
          hint={loginHints[use]}
          name="login"
          type="email"
          autoComplete={use === 'signup' ? 'email' : 'off'}
          isRequired
          isDisabled={isPending}
          value={entry.login}
          onChange={(login) => change({ login })}
          error={messages.get('login')}
        />
        {use === 'add' && (
          <RoleField
            value={entry.role}
            onChange={(role) => change({ role })}
            isDisabled={isPending}
            error={messages.get('role')}
          />
        )}
        {storedRole !== undefined && <FixedRole role={storedRole} />}
        <Inline>
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
          <Link href={cancelHref} variant="standalone">
            Cancel
          </Link>
        </Inline>
      </Stack>
    </Form>
  );
}

import {
  isAssignableRole,
  validateResearcher,
  type AssignableRole,
} from '@sounding/domain/account';
import { messagesByField } from '@sounding/domain/errors';
import { Button, Form, Inline, Link, Stack, TextField } from '@sounding/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldId } from './fieldId';
import { refusalErrors } from './refusalErrors';
import {
  loginHints,
  researcherFormErrors,
  researcherFormTitles,
  type ResearcherFormUse,
} from './researcherFormUses';
import { FixedRole, RoleField } from './RoleField';

/** Name and login are trimmed. */
export interface ResearcherEntry {
  readonly name: string;
  readonly login: string;
  readonly role: AssignableRole;
}

interface ResearcherFormProps {
  use: ResearcherFormUse;
  /** The person as stored; only on editing. */
  stored?: ResearcherEntry;
  submitLabel: string;
  pendingLabel: string;
  cancelHref: string;
  /** A rejection is shown as a list of errors, and the form stays. */
  onSave: (entry: ResearcherEntry) => Promise<void>;
}

/** Name, e-mail address and role of somebody who signs up, is added or is edited. */
export function ResearcherForm({
  use,
  stored,
  submitLabel,
  pendingLabel,
  cancelHref,
  onSave,
}: ResearcherFormProps) {
  const [entry, setEntry] = useState({
    name: stored?.name ?? '',
    login: stored?.login ?? '',
    role: stored?.role ?? roleToStartWith(use),
  });
  const [isTried, setIsTried] = useState(false);
  const { mutateAsync, isPending, error, reset } = useMutation({ mutationFn: onSave });

  const problems = validateResearcher(entry);
  const messages = messagesByField(isTried ? problems : []);
  const change = (changes: Partial<typeof entry>) => {
    // A refusal is about what was sent, not about what is typed now.
    reset();
    setEntry({ ...entry, ...changes });
  };

  const submit = (): void | Promise<void> => {
    setIsTried(true);
    const { role } = entry;
    if (problems.length > 0 || isPending || !isAssignableRole(role)) return;
    const name = entry.name.trim();
    const login = entry.login.trim();
    // A failure is kept by the mutation and shown from there.
    return mutateAsync({ name, login, role }).catch(() => undefined);
  };

  return (
    <Form
      label={researcherFormTitles[use]}
      messages={{ errors: researcherFormErrors[use] }}
      errors={
        messages.size > 0
          ? [...messages].map(([field, message]) => ({ message, fieldId: fieldId(field) }))
          : refusalErrors(error)
      }
      onSubmit={submit}
    >
      <Stack gap="separate">
        <TextField
          id={fieldId('name')}
          label="Name"
          name="name"
          autoComplete={use === 'signup' ? 'name' : 'off'}
          isRequired
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
          value={entry.login}
          onChange={(login) => change({ login })}
          error={messages.get('login')}
        />
        {use === 'add' && (
          <RoleField
            value={entry.role}
            onChange={(role) => change({ role })}
            error={messages.get('role')}
          />
        )}
        {stored !== undefined && <FixedRole role={stored.role} />}
        <Inline>
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
          <Link href={cancelHref} variant="secondary">
            Cancel
          </Link>
        </Inline>
      </Stack>
    </Form>
  );
}

/** Whoever signs up becomes a researcher (OPEN-41); whoever adds somebody chooses. */
function roleToStartWith(use: ResearcherFormUse): string | null {
  return use === 'signup' ? 'ROLE_RESEARCHER' : null;
}

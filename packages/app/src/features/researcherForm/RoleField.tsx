import { assignableRoles, roleLabels, type AssignableRole } from '@sounding/domain/account';
import { DescriptionList, RadioGroup, type RadioOption } from '@sounding/ui';
import { fieldId } from './fieldId';

const hints: Readonly<Record<AssignableRole, string>> = {
  ROLE_RESEARCHER: 'Asks the public about projects of their own.',
  ROLE_MONITOR_RESEARCHER: 'Reads the totals and the lists of the dashboard, and changes nothing.',
};

const options: readonly RadioOption[] = assignableRoles.map((role) => ({
  value: role,
  label: roleLabels[role],
  hint: hints[role],
}));

interface RoleFieldProps {
  value: string | null;
  onChange: (role: string) => void;
  isDisabled: boolean;
  error: string | undefined;
}

/** The choice of a new person's role. */
export function RoleField({ value, onChange, isDisabled, error }: RoleFieldProps) {
  return (
    <RadioGroup
      id={fieldId('role')}
      label="Role"
      hint="It cannot be changed later."
      isRequired
      value={value}
      onChange={onChange}
      options={options}
      isDisabled={isDisabled}
      error={error}
    />
  );
}

/** The role of a stored person, which cannot be changed (OPEN-43). */
export function FixedRole({ role }: { role: AssignableRole }) {
  return (
    <DescriptionList
      items={[{ term: 'Role', description: `${roleLabels[role]} (it cannot be changed)` }]}
    />
  );
}

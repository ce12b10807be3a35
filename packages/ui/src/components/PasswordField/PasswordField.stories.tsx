import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from './PasswordField';
import type { PasswordRule } from './PasswordRules';

const rulesFor = (password: string): PasswordRule[] => [
  { id: 'length', label: 'At least 14 characters', isMet: password.length >= 14 },
  { id: 'upper', label: 'One capital letter', isMet: /[A-Z]/u.test(password) },
  { id: 'lower', label: 'One small letter', isMet: /[a-z]/u.test(password) },
  { id: 'digit', label: 'One number', isMet: /\d/u.test(password) },
  { id: 'special', label: 'One special character, such as ! or ?', isMet: /\W/u.test(password) },
];

function Controlled(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PasswordField
      {...props}
      {...(props.rules && { rules: rulesFor(value) })}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof PasswordField> = {
  component: PasswordField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Password', value: '', onChange: fn(), autoComplete: 'current-password' },
};

export default meta;
type Story = StoryObj<typeof PasswordField>;

export const Empty: Story = {};

export const Hidden: Story = { args: { value: 'depth-rings-and-tides' } };

export const Shown: Story = {
  parameters: { docs: { story: { height: '8rem' } } },
  args: { value: 'depth-rings-and-tides' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
};

export const NewPassword: Story = {
  args: { label: 'New password', autoComplete: 'new-password', rules: rulesFor('') },
};

export const NewPasswordHalfway: Story = {
  args: { ...NewPassword.args, value: 'Depth rings' },
};

export const NewPasswordDone: Story = {
  args: { ...NewPassword.args, value: 'Depth rings and 7 tides!' },
};

export const InError: Story = { args: { error: 'Password is required' } };

export const Disabled: Story = { args: { value: 'depth-rings-and-tides', isDisabled: true } };

export const ReadOnly: Story = { args: { value: 'depth-rings-and-tides', isReadOnly: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField';

function Controlled(props: OneTimeCodeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <OneTimeCodeField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof OneTimeCodeField> = {
  component: OneTimeCodeField,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Code from your authenticator app',
    placeholder: 'Enter 6-digit code here',
    value: '',
    onChange: fn(),
  },
};

export default meta;
type Story = StoryObj<typeof OneTimeCodeField>;

export const Empty: Story = {};

export const Half: Story = { args: { value: '123' } };

export const Complete: Story = { args: { value: '123456' } };

export const InError: Story = { args: { value: '12345a', error: 'Invalid input format' } };

export const Disabled: Story = { args: { value: '123456', isDisabled: true } };

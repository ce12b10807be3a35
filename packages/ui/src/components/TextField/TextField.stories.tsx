import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { TextField, type TextFieldProps } from './TextField';

function Controlled(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof TextField> = {
  component: TextField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Project title', value: '', onChange: fn() },
};

export default meta;
type Story = StoryObj<typeof TextField>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'Living well with asthma' } };

export const WithHint: Story = {
  args: { hint: 'Say in plain words what the project is about.', isRequired: true },
};

export const Email: Story = {
  args: {
    label: 'Email address',
    type: 'email',
    autoComplete: 'username',
    placeholder: 'name@university.example',
  },
};

export const WithCounter: Story = { args: { value: 'Living well with asthma', limit: 100 } };

export const OverTheLimit: Story = {
  args: {
    value: 'Living well with asthma at school',
    limit: 30,
    error: 'The Title cannot exceed 30 characters',
  },
};

export const InError: Story = {
  args: { hint: 'Say in plain words what the project is about.', error: 'Title is required' },
};

export const Disabled: Story = { args: { value: 'Living well with asthma', isDisabled: true } };

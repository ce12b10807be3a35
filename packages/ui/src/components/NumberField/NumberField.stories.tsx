import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './NumberField';

function Controlled(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof NumberField> = {
  component: NumberField,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Points on the scale',
    hint: 'From 5 to 10',
    value: 7,
    minValue: 5,
    maxValue: 10,
    step: 1,
    onChange: fn(),
  },
};

export default meta;
type Story = StoryObj<typeof NumberField>;

export const Filled: Story = {};

export const Empty: Story = { args: { value: null } };

export const AtItsLimit: Story = { args: { value: 10 } };

export const InError: Story = {
  args: { value: null, error: 'Give the scale from 5 to 10 points', isRequired: true },
};

export const Disabled: Story = { args: { isDisabled: true } };

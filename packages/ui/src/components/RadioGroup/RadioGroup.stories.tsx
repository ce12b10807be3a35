import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

function Controlled(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof RadioGroup> = {
  component: RadioGroup,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'When should the project launch?',
    value: null,
    onChange: fn(),
    options: [
      { value: 'approval', label: 'As soon as it is approved' },
      { value: 'date', label: 'On a date', hint: 'You choose the date in the next step.' },
    ],
  },
};

export default meta;
type Story = StoryObj<typeof RadioGroup>;

export const NoneChosen: Story = {};

export const Chosen: Story = { args: { value: 'approval' } };

export const InError: Story = { args: { error: 'Choose when to launch', isRequired: true } };

export const Disabled: Story = { args: { value: 'date', isDisabled: true } };

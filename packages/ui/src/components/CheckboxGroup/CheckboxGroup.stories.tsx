import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup';

const ageRanges = [
  { value: '1', label: '18 to 25' },
  { value: '2', label: '26 to 40' },
  { value: '3', label: '41 to 64' },
  { value: '4', label: '65 or above' },
];

function Controlled(props: CheckboxGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <CheckboxGroup
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof CheckboxGroup> = {
  component: CheckboxGroup,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Age ranges',
    hint: 'Whom should this project reach?',
    value: [],
    onChange: fn(),
    options: ageRanges,
  },
};

export default meta;
type Story = StoryObj<typeof CheckboxGroup>;

export const NoneSelected: Story = {};

export const SomeSelected: Story = { args: { value: ['2', '4'] } };

export const AllSelected: Story = { args: { value: ['1', '2', '3', '4'] } };

/** Edit mode: what was saved earlier stays. */
export const WithLockedChoices: Story = {
  args: {
    value: ['1', '3', '4'],
    options: ageRanges.map((range) => ({ ...range, isLocked: ['1', '3'].includes(range.value) })),
  },
};

export const AllLocked: Story = {
  args: {
    value: ['1', '2', '3', '4'],
    options: ageRanges.map((range) => ({ ...range, isLocked: true })),
  },
};

export const InError: Story = {
  args: { error: 'At least one age range needs to be selected', isRequired: true },
};

export const Disabled: Story = { args: { value: ['2'], isDisabled: true } };

export const ManyChoices: Story = {
  args: {
    label: 'Interest categories',
    hint: undefined,
    value: ['Asthma', 'Sleep'],
    options: [
      'Ageing and frailty',
      'Asthma',
      'Cancer care and living with and beyond cancer',
      'Children and young people',
      'Diabetes',
      'Heart and circulation',
      'Mental health',
      'Rare conditions',
      'Sleep',
      'Stroke recovery',
    ].map((name) => ({ value: name, label: name })),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Checkbox, type CheckboxProps } from './Checkbox';

function Controlled(props: CheckboxProps) {
  const [isSelected, setIsSelected] = useState(props.isSelected);
  return (
    <Checkbox
      {...props}
      isSelected={isSelected}
      onChange={(next) => {
        setIsSelected(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof Checkbox> = {
  component: Checkbox,
  render: (args) => <Controlled {...args} />,
  args: {
    children: 'I have read and accept the privacy notice',
    isSelected: false,
    onChange: fn(),
  },
};

export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Unticked: Story = {};

export const Ticked: Story = { args: { isSelected: true } };

export const Required: Story = { args: { isRequired: true } };

export const WithHint: Story = {
  args: {
    children: 'Share how I use Sounding',
    hint: 'Pages visited and buttons pressed, never what you write. You can change this at any time.',
  },
};

export const InError: Story = { args: { error: 'Accept the privacy notice to go on' } };

export const Disabled: Story = { args: { isDisabled: true, isSelected: true } };

export const LongText: Story = {
  args: {
    children:
      'I confirm that the ethics committee of my university has approved this project and that I will upload the decision before I ask for publication',
  },
};

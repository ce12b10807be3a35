import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import { Select, type SelectProps } from './Select';

function Controlled(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof Select> = {
  component: Select,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Choose status:',
    value: null,
    onChange: fn(),
    options: [
      { value: 'all', label: 'All' },
      { value: 'published', label: 'Published' },
      { value: 'draft', label: 'Draft' },
      { value: 'deactivated', label: 'Deactivated' },
    ],
  },
};

export default meta;
type Story = StoryObj<typeof Select>;

export const NothingChosen: Story = {};

export const Chosen: Story = { args: { value: 'published' } };

export const Open: Story = {
  args: { value: 'published' },
  parameters: { docs: { story: { height: '20rem' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const InError: Story = { args: { error: 'Choose a status', isRequired: true } };

export const Disabled: Story = { args: { value: 'draft', isDisabled: true } };

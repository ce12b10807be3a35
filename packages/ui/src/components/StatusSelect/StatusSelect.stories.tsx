import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import { StatusSelect, type StatusOption } from './StatusSelect';

const statuses: readonly StatusOption[] = [
  { id: 1, value: 'ACTIVATED', label: 'Activated', selected: true },
  { id: 2, value: 'DEACTIVATED', label: 'Deactivated', selected: false },
  { id: 3, value: 'PENDING', label: 'Pending', selected: false },
];

const meta: Meta<typeof StatusSelect> = {
  component: StatusSelect,
  args: { options: statuses, onChange: fn() },
  render: function Chosen(args) {
    const [options, setOptions] = useState(args.options);
    return (
      <StatusSelect
        {...args}
        options={options}
        onChange={(value) => {
          args.onChange(value);
          setOptions(options.map((option) => ({ ...option, selected: option.value === value })));
        }}
      />
    );
  },
};

export default meta;
type Story = StoryObj<typeof StatusSelect>;

export const Chosen: Story = {};

export const NothingChosen: Story = {
  args: { options: statuses.map((status) => ({ ...status, selected: false })) },
};

export const Open: Story = {
  // Room for the open list, so that the screenshot shows all of it.
  decorators: (Story) => (
    <div style={{ minBlockSize: '16rem' }}>
      <Story />
    </div>
  ),
  parameters: { docs: { story: { height: '18rem' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

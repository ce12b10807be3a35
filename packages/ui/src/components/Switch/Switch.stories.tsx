import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Switch } from './Switch';

const meta: Meta<typeof Switch> = {
  component: Switch,
  args: { children: 'Find jargon while I write', isSelected: false, onChange: fn() },
  render: function Turned(args) {
    const [isSelected, setIsSelected] = useState(args.isSelected);
    return (
      <Switch
        {...args}
        isSelected={isSelected}
        onChange={(next) => {
          args.onChange(next);
          setIsSelected(next);
        }}
      />
    );
  },
};

export default meta;
type Story = StoryObj<typeof Switch>;

export const Off: Story = {};

export const On: Story = { args: { isSelected: true } };

export const WithHint: Story = {
  args: { isSelected: true, hint: 'Words that readers may not know are marked.' },
};

export const DisabledOff: Story = { args: { isDisabled: true } };

export const DisabledOn: Story = { args: { isDisabled: true, isSelected: true } };

export const RightToLeft: Story = {
  args: { isSelected: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

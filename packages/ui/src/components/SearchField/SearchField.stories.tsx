import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SearchField } from './SearchField';

const meta: Meta<typeof SearchField> = {
  component: SearchField,
  args: { label: 'Search researchers', value: '', onChange: fn(), onSearch: fn() },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchField
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
};

export default meta;
type Story = StoryObj<typeof SearchField>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'Byron' } };

export const WithHint: Story = { args: { hint: 'By name or email address' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const RightToLeft: Story = {
  args: { value: 'Byron' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

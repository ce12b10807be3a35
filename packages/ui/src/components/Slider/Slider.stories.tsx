import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Slider } from './Slider';

const meta: Meta<typeof Slider> = {
  component: Slider,
  args: {
    label: 'How likely are you to take part?',
    value: 4,
    onChange: fn(),
    minValue: 1,
    maxValue: 10,
  },
  render: function Moved(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Slider
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
type Story = StoryObj<typeof Slider>;

export const Middle: Story = {};

export const WithEndLabels: Story = {
  args: {
    value: 1,
    hint: 'Nobody sees your single answer.',
    endLabels: { start: 'Not at all', end: 'Very likely' },
  },
};

export const AtTheEnd: Story = { args: { value: 10 } };

export const Disabled: Story = { args: { isDisabled: true } };

export const RightToLeft: Story = {
  args: { endLabels: { start: 'Not at all', end: 'Very likely' } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

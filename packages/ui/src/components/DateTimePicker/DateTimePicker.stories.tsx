import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import { Inline, Stack } from '../Layout';
import { DateTimePicker, type DateTimePickerProps } from './DateTimePicker';

/** Half past two in the afternoon of 1 December 2032; winter, so UK time is UTC. */
const chosen = new Date('2032-12-01T14:30:00Z');

const meta = {
  component: DateTimePicker,
  args: {
    label: 'End date',
    value: null,
    onChange: fn(),
    onProblemChange: fn(),
    onUnfinishedTextChange: fn(),
  },
  render: function WithState(args: DateTimePickerProps) {
    const [value, setValue] = useState(args.value);
    return (
      <DateTimePicker
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateTimePicker>;

export default meta;
type Story = StoryObj<DateTimePickerProps>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: chosen } };

export const WithHint: Story = {
  args: { hint: 'People can give feedback until then.', value: chosen },
};

export const Required: Story = { args: { isRequired: true } };

export const WithError: Story = { args: { isRequired: true, error: 'End date is required' } };

export const Disabled: Story = { args: { value: chosen, isDisabled: true } };

export const ReadOnly: Story = {
  args: {
    label: 'Launch date',
    hint: 'The launch date cannot be changed any more.',
    value: chosen,
    isReadOnly: true,
  },
};

/** As the end of a project: not before its launch, and for three months at most. */
export const WithLimits: Story = {
  args: {
    minValue: new Date('2032-11-10T09:00:00Z'),
    minReason: 'The end date needs to be set after the start date',
    maxValue: new Date('2033-02-10T09:00:00Z'),
    maxReason: 'A project can run for three months',
  },
};

export const CalendarOpen: Story = {
  ...WithLimits,
  args: { ...WithLimits.args, value: new Date('2032-11-24T14:30:00Z') },
  parameters: { docs: { story: { height: '45rem' } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: /calendar/ }));
    await page.findByRole('grid');
  },
};

export const HalfTyped: Story = { args: { defaultUnfinishedText: '01/12/20' } };

export const NightWithoutThatHour: Story = {
  args: { defaultUnfinishedText: '28/03/2027, 01:30' },
};

/** The clocks go back in the night to 31 October 2027: half past one comes twice. */
export const NightWithThatHourTwice: Story = {
  args: { value: new Date('2027-10-31T00:30:00Z') },
};

/** The second of the two, an hour later. */
export const SecondTimeThatNight: Story = {
  args: { value: new Date('2027-10-31T01:30:00Z') },
};

/** A value that another control sets takes the place of what stands in the field. */
export const SetFromOutside: Story = {
  args: { value: chosen },
  render: function SetByAButton(args: DateTimePickerProps) {
    const [value, setValue] = useState(args.value);
    return (
      <Stack>
        <DateTimePicker {...args} value={value} onChange={setValue} />
        <Inline>
          <Button onPress={() => setValue(new Date('2032-06-01T11:00:00Z'))}>End on 1 June</Button>
        </Inline>
      </Stack>
    );
  },
};

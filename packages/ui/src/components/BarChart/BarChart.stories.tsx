import type { Meta, StoryObj } from '@storybook/react-vite';
import { fromTheRight } from '../../testing/decorators';
import { BarChart } from './BarChart';

const meta: Meta<typeof BarChart> = {
  component: BarChart,
  args: {
    title: 'Interests of the people who responded',
    data: [
      { label: 'Cancer', count: 1240 },
      { label: 'Heart and circulation', count: 860 },
      { label: 'Mental health', count: 1012 },
      { label: 'Diabetes', count: 0 },
    ],
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {};

export const SomeNotShown: Story = {
  args: {
    data: [
      { label: 'Cancer', count: 64 },
      { label: 'Rare diseases', count: null },
      { label: 'Diabetes', count: 0 },
    ],
  },
};

export const LongLabels: Story = {
  args: {
    data: [
      {
        label:
          'Living with a long-term condition that makes it hard to leave the house on most days of the week',
        count: 31,
      },
      { label: 'Caring for somebody', count: 31 },
    ],
  },
};

export const AllZero: Story = {
  args: {
    data: [
      { label: 'Cancer', count: 0 },
      { label: 'Diabetes', count: 0 },
    ],
  },
};

export const NoGroups: Story = { args: { data: [] } };

export const RightToLeft: Story = {
  decorators: [fromTheRight],
};

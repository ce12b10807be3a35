import type { Meta, StoryObj } from '@storybook/react-vite';
import { fromTheRight } from '../../testing/decorators';
import { ComparisonBar } from './ComparisonBar';

const meta: Meta<typeof ComparisonBar> = {
  component: ComparisonBar,
  args: {
    title: 'Interest in hearing more',
    data: [
      { label: 'Interested', count: 77 },
      { label: 'Not interested', count: 43 },
    ],
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoShares: Story = {};

export const AllOnOneSide: Story = {
  args: {
    data: [
      { label: 'Interested', count: 1 },
      { label: 'Not interested', count: 0 },
    ],
  },
};

export const NoResponses: Story = {
  args: {
    data: [
      { label: 'Interested', count: 0 },
      { label: 'Not interested', count: 0 },
    ],
  },
};

export const OneNotShown: Story = {
  args: {
    data: [
      { label: 'Interested', count: 77 },
      { label: 'Not interested', count: null },
    ],
  },
};

export const RightToLeft: Story = {
  decorators: [fromTheRight],
};

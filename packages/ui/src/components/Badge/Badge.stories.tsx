import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';

const meta: Meta<typeof Badge> = {
  component: Badge,
  args: {
    count: 3,
    label: (count) => `${count} ${count === 1 ? 'answer' : 'answers'} to review`,
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const One: Story = { args: { count: 1 } };

export const Thousands: Story = { args: { count: 12_480 } };

export const NothingWaiting: Story = { args: { count: 0 } };

export const MereNumber: Story = {
  args: { tone: 'neutral', count: 64, label: (count) => `${count} responses` },
};

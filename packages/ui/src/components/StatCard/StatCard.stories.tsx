import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { StatCard } from './StatCard';

const meta: Meta<typeof StatCard> = {
  component: StatCard,
  args: {
    stats: [
      { id: 'published', label: 'Published projects', value: 1204, note: 'since launch' },
      { id: 'drafts', label: 'Drafts', value: 0 },
      { id: 'more', label: 'Want to hear more', value: '64%', note: 'of 120 responses' },
    ],
  },
};

export default meta;
type Story = StoryObj<typeof StatCard>;

export const Several: Story = {};

const wide = (inlineSize: string) => (Story: () => ReactNode) => (
  <div style={{ inlineSize }}>
    <Story />
  </div>
);

export const ThreeOnAPhone: Story = { decorators: [wide('min(20.5rem, 100%)')] };

export const FourInPairs: Story = {
  args: {
    stats: [
      { id: 'live', label: 'Live projects', value: 7 },
      { id: 'ended', label: 'Ended projects', value: 3 },
      { id: 'waiting', label: 'Projects awaiting approval', value: 3 },
      { id: 'drafts', label: 'Draft projects', value: 5 },
    ],
  },
  decorators: [wide('min(36rem, 100%)')],
};

export const FiveOnATablet: Story = {
  args: {
    stats: [
      { id: 'live', label: 'Live projects', value: 7 },
      { id: 'ended', label: 'Ended projects', value: 3 },
      { id: 'waiting', label: 'Projects awaiting approval', value: 3 },
      { id: 'drafts', label: 'Draft projects', value: 5 },
      { id: 'responses', label: 'Responses', value: 1204 },
    ],
  },
  decorators: [wide('min(44rem, 100%)')],
};

export const Loading: Story = {
  args: {
    stats: [
      { id: 'published', label: 'Published projects', value: null, note: 'since launch' },
      { id: 'drafts', label: 'Drafts', value: null },
    ],
  },
  decorators: [
    (Story) => (
      <div aria-busy="true">
        <Story />
      </div>
    ),
  ],
};

export const One: Story = { args: { stats: [{ id: 'new', label: 'New answers', value: 3 }] } };

export const LongWords: Story = {
  args: {
    stats: [
      { id: 'a', label: 'Answers that wait for somebody to review them', value: 12 },
      { id: 'b', label: 'Projects', value: 123456789, note: 'in all departments' },
    ],
  },
  decorators: [wide('min(26rem, 100%)')],
};

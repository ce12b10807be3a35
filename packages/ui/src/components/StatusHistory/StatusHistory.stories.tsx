import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusHistory } from './StatusHistory';

const meta: Meta<typeof StatusHistory> = {
  component: StatusHistory,
  args: {
    label: 'History of this project',
    steps: [
      { id: 'draft', label: 'Draft', instant: '2026-03-01T09:00:00Z', date: '1 March 2026' },
      {
        id: 'published',
        label: 'Published',
        instant: '2026-03-04T12:00:00Z',
        date: '4 March 2026',
        isCurrent: true,
      },
      { id: 'completed', label: 'Completed', instant: null },
    ],
  },
};

export default meta;
type Story = StoryObj<typeof StatusHistory>;

export const UnderWay: Story = {};

export const OneStatus: Story = {
  args: {
    steps: [
      {
        id: 'draft',
        label: 'Draft',
        instant: '2026-03-01T09:00:00Z',
        date: '1 March 2026',
        isCurrent: true,
      },
    ],
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

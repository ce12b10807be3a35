import type { Meta, StoryObj } from '@storybook/react-vite';
import { PollResults } from './PollResults';

const meta: Meta<typeof PollResults> = {
  component: PollResults,
  args: {
    title: 'Where would you like to be seen?',
    data: [
      { label: 'At home', count: 2, percentage: 66.67 },
      { label: 'At the clinic', count: 1, percentage: 33.33 },
      { label: 'By telephone', count: 0, percentage: 0 },
    ],
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {};

export const Tied: Story = {
  args: {
    data: [
      { label: 'In the morning', count: 1, percentage: 50 },
      { label: 'In the afternoon', count: 1, percentage: 50 },
    ],
  },
};

export const LongChoices: Story = {
  args: {
    data: [
      {
        label:
          'At a health centre that I can reach by public transport within half an hour of where I live now',
        count: 1204,
        percentage: 54.7,
      },
      { label: 'Anywhere', count: 997, percentage: 45.3 },
    ],
  },
};

export const NoAnswers: Story = {
  args: {
    data: [
      { label: 'At home', count: 0, percentage: null },
      { label: 'At the clinic', count: 0, percentage: null },
    ],
  },
};

export const NoChoices: Story = { args: { data: [] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { LikertChart } from './LikertChart';

const scale = { lowerLabel: 'Not clear', upperLabel: 'Very clear' };

const meta: Meta<typeof LikertChart> = {
  component: LikertChart,
  args: {
    title: 'How clear is our aim?',
    data: { ...scale, maxValue: 5, counts: [0, 1, 0, 4, 9, 3] },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const UpToFive: Story = {};

export const UpToTen: Story = {
  args: {
    data: { ...scale, maxValue: 10, counts: [12, 4, 0, 31, 58, 140, 96, 204, 311, 180, 77] },
  },
};

/** People choose from 1 on. */
export const ChosenFromOne: Story = {
  args: { data: { ...scale, minValue: 1, maxValue: 5, counts: [0, 1, 0, 4, 9, 3] } },
};

export const OneAnswer: Story = {
  args: { data: { ...scale, maxValue: 5, counts: [1] } },
};

export const NoAnswers: Story = { args: { data: { ...scale, maxValue: 5, counts: [] } } };

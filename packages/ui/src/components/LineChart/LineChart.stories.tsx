import type { Meta, StoryObj } from '@storybook/react-vite';
import { LineChart } from './LineChart';

const dayLength = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 9, 1);

/** One point a day from 1 October 2026. */
function days(values: readonly (number | null)[]) {
  return values.map((value, index) => ({ at: new Date(start + index * dayLength), value }));
}

const meta: Meta<typeof LineChart> = {
  component: LineChart,
  args: {
    title: 'Responses each day',
    data: days([120, 84, 41, 38, 52, 17, 9, 0, 0, 24, 66, 31, 12, 8]),
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWeeks: Story = {};

export const HundredDays: Story = {
  args: {
    data: days(
      Array.from({ length: 111 }, (_, day) => Math.round(12 + 8 * Math.sin(day / 6) - (day % 5))),
    ),
  },
};

export const WithAGap: Story = { args: { data: days([12, 30, null, null, 0, 18, 25, null, 7]) } };

export const OneDay: Story = { args: { data: days([41]) } };

export const AllZero: Story = { args: { data: days([0, 0, 0, 0]) } };

export const NothingKnown: Story = { args: { data: days([null, null]) } };

export const NoPoints: Story = { args: { data: [] } };

export const TenThousandPoints: Story = {
  args: {
    title: 'Responses each hour',
    data: Array.from({ length: 10_000 }, (_, index) => ({
      at: new Date(start + index * 60 * 60 * 1000),
      value: index === 6_543 ? 1_000 : Math.round(300 + 200 * Math.sin(index / 700) + (index % 37)),
    })),
  },
};

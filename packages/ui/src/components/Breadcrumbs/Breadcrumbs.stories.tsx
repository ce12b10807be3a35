import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Projects', href: '/welcome-researcher' },
      { label: 'Sleep and shift work', href: '/project-overview/3' },
      { label: 'Feedback for review' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = {};

export const LongTitle: Story = {
  args: {
    items: [
      { label: 'Projects', href: '/welcome-researcher' },
      {
        label:
          'Asthma plans that teenagers would really use at school, at sport and away from home',
        href: '/project-overview/2',
      },
      { label: 'Electroencephalographically-monitored-participants' },
    ],
  },
};

export const LevelWithoutPage: Story = {
  args: {
    items: [
      { label: 'Administration', href: '/admin' },
      { label: 'Researchers' },
      { label: 'Ada Byron' },
    ],
  },
};

/** A part of a page may have the other direction; each separator points in its own reading direction. */
export const EitherWay: Story = {
  render: (args) => (
    <div dir="rtl">
      <Stack>
        <Breadcrumbs {...args} />
        <div dir="ltr">
          <Breadcrumbs {...args} messages={{ label: 'From left to right' }} />
        </div>
      </Stack>
    </div>
  ),
};

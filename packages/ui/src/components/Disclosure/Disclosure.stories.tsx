import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout';
import { Disclosure } from './Disclosure';

const meta = {
  component: Disclosure,
  args: {
    title: 'How to get an authenticator app',
    children: (
      <p>
        Search your phone’s app store for “authenticator”. Any of them works: it keeps a secret and
        turns it into a new six-digit code every thirty seconds.
      </p>
    ),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { isInitiallyOpen: true } };

export const LongTitle: Story = {
  args: {
    title: 'What happens to the answers of people who leave the study before it has ended',
    isInitiallyOpen: true,
  },
};

/** A part of a page may have the other direction; each mark points in its own reading direction. */
export const EitherWay: Story = {
  render: (args) => (
    <div dir="rtl">
      <Stack>
        <Disclosure {...args} title="Closed, from right to left" />
        <Disclosure {...args} title="Open, from right to left" isInitiallyOpen />
        <div dir="ltr">
          <Disclosure {...args} title="Closed, from left to right" />
        </div>
      </Stack>
    </div>
  ),
};

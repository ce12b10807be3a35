import type { Meta, StoryObj } from '@storybook/react-vite';
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

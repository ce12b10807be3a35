import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Stack } from '../Layout';
import { PageHeading } from '../PageHeading';
import { CookieBanner } from './CookieBanner';

const meta: Meta<typeof CookieBanner> = {
  component: CookieBanner,
  args: { readMoreHref: '/cookies', onAccept: fn(), onDecline: fn() },
};

export default meta;
type Story = StoryObj<typeof CookieBanner>;

export const Asking: Story = {};

export const InANarrowPlace: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
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

export const OnAPage: Story = {
  render: function OnAPage(args) {
    const [isAnswered, setIsAnswered] = useState(false);
    const answer = (told: () => void) => () => {
      told();
      setIsAnswered(true);
    };
    return (
      <Stack>
        <main>
          <PageHeading>Welcome</PageHeading>
        </main>
        {!isAnswered && (
          <CookieBanner
            {...args}
            onAccept={answer(args.onAccept)}
            onDecline={answer(args.onDecline)}
          />
        )}
      </Stack>
    );
  },
};

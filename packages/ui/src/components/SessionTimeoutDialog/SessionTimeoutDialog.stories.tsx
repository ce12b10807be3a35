import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SessionTimeoutDialog } from './SessionTimeoutDialog';

/** The stories' clock stands still, so that their screenshots are always the same. */
const noon = Date.UTC(2026, 2, 4, 12);
const inSeconds = (seconds: number) => new Date(noon + seconds * 1000);

const meta: Meta<typeof SessionTimeoutDialog> = {
  component: SessionTimeoutDialog,
  // Framed on a documentation page, since it takes focus or fills the page.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: {
    isOpen: true,
    expiresAt: inSeconds(300),
    now: () => noon,
    onContinue: fn(),
    onLogOut: fn(),
    onExpire: fn(),
    onAcknowledge: fn(),
  },
};

export default meta;
type Story = StoryObj<typeof SessionTimeoutDialog>;

export const Warning: Story = {};

export const TwoMinutesLeft: Story = { args: { expiresAt: inSeconds(95) } };

export const LastMinute: Story = { args: { expiresAt: inSeconds(42) } };

export const Ended: Story = { args: { expiresAt: inSeconds(0) } };

/** Another tab logged out before the time came. */
export const EndedElsewhere: Story = { args: { isEnded: true } };

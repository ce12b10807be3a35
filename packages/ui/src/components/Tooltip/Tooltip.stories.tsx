import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { Link } from '../Link';
import { Tooltip } from './Tooltip';

const meta: Meta<typeof Tooltip> = {
  component: Tooltip,
  args: {
    text: 'Everyone who works on the project sees it.',
    children: <Button onPress={fn()}>Share</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '5rem min(5rem, 15vw)' }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof Tooltip>;

export const Closed: Story = {};

export const Focused: Story = {
  parameters: { docs: { story: { height: '15rem' } } },
  play: async () => {
    await userEvent.tab();
  },
};

export const OnALink: Story = {
  args: { children: <Link href="/privacy">Privacy policy</Link> },
  parameters: { docs: { story: { height: '15rem' } } },
  play: async () => {
    await userEvent.tab();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

const meta = {
  component: Spinner,
  args: { label: 'Loading your projects' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtOnce: Story = { args: { delay: 0 } };

export const AfterADelay: Story = {};

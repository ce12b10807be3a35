import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

const meta: Meta<typeof Spinner> = {
  component: Spinner,
  args: { label: 'Loading your projects' },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const AtOnce: Story = { args: { delay: 0 } };

export const AfterADelay: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../Skeleton';
import { PhoneFrame } from './PhoneFrame';

const meta: Meta<typeof PhoneFrame> = {
  component: PhoneFrame,
  args: { label: 'On a phone', children: <p>What would help you to walk further?</p> },
};

export default meta;
type Story = StoryObj<typeof PhoneFrame>;

export const ShortContent: Story = {};

export const LongContent: Story = { args: { children: <Skeleton lines={30} /> } };
